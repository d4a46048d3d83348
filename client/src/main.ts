import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './net/app.ts';
import { me } from './net/me.svelte.ts';
import { here } from './router.svelte.ts';
import { apply, applyLanguage } from './settings.svelte.ts';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/worlds.css';
import './ui/base.css';

const target = document.getElementById('hall');
if (!target) throw new Error('index.html has no element with the id "hall"');

// Before the first paint, so that nobody sees the wrong colours or the wrong language.
apply();
// What a table needs comes together with the words, not after them; whether it came, its page will tell.
if (here().page === 'table') import('./table/TablePage.svelte').catch(() => undefined);
await Promise.all([applyLanguage(), me.ask()]);
mount(App, { target });
install();
