/** Starts the page for the holders of keys. */
import { start } from '../lib/start.tsx';
import '../style.css';
import './account.css';

void start({
  root: 'account',
  async load() {
    const { AccountPage } = await import('./page.tsx');
    return <AccountPage />;
  },
});
