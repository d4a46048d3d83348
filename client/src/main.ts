import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('hall');
if (!target) throw new Error('index.html has no element with the id "hall"');

export default mount(App, { target });
