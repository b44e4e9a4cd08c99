/** Starts the console. */
import { render } from 'preact';
import { App } from './app.tsx';
import { followLinks } from './lib/address.ts';
import './style.css';

document.addEventListener('click', followLinks);
const root = document.getElementById('console');
if (root !== null) render(<App />, root);
