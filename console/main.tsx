/** Starts the console. */
import { followLinks } from './lib/address.ts';
import { call } from './lib/client.ts';
import { start } from './lib/start.tsx';
import './style.css';

document.addEventListener('click', followLinks);
void start({
  root: 'console',
  async load() {
    const { App } = await import('./app.tsx');
    return <App />;
  },
  logOut: () => call('session.end', {}).catch(() => {}),
});
