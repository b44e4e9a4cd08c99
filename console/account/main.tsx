/** Starts the page for the holders of keys. */
import { render } from 'preact';
import '../style.css';
import './account.css';
import { AccountPage } from './page.tsx';

const root = document.getElementById('account');
if (root !== null) render(<AccountPage />, root);
