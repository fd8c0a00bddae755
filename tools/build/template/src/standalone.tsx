// First, so that its order of layers holds.
import 'shared-ui/styles.css';

import { startStandalone } from 'page-kit/standalone';
import { Outlet } from 'react-router-dom';
import { ToastRegion } from 'shared-ui/toast-region';
import routes from './routes';

/** Instead of the shell. */
function BareShell() {
  return (
    <>
      <header>
        <a href="/marques">/marques</a> <a href="/marques/suivies">/marques/suivies</a>
      </header>
      <main>
        <Outlet />
      </main>
      <ToastRegion />
    </>
  );
}

startStandalone({ routes, Frame: BareShell });
