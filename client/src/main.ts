import { mount } from 'svelte';
import App from './App.svelte';
import { introduce } from './net/api.ts';
import { apply, applyLanguage } from './settings.svelte.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const target = document.getElementById('hall');
if (!target) throw new Error('index.html has no element with the id "hall"');

// Before the first paint, so that nobody sees the wrong colours or the wrong language.
apply();
await Promise.all([applyLanguage(), introduce()]);
mount(App, { target });
