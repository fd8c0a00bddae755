// First, so that its order of layers holds.
import 'shared-ui/styles.css';

import { useAtomValue } from 'jotai';
import { SignIn, startStandalone } from 'page-kit/standalone';
import { Outlet } from 'react-router-dom';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { Wrap } from 'shared-ui/layout';
import { ToastRegion } from 'shared-ui/toast-region';
import routes from './routes';

/** Instead of the shell: a header that signs in, around the remote's page. */
function BareShell() {
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  return (
    <>
      <header>
        <Wrap>
          <a href="/profile">/profile</a> <a href="/profile?address">?address</a>{' '}
          <a href="/profile?historique">?historique</a>
          <SignIn />
        </Wrap>
      </header>
      {/* Another customer starts with pages of their own. */}
      <main key={String(isAuthenticated)}>
        <Outlet />
      </main>
      <ToastRegion />
    </>
  );
}

startStandalone({ routes, Frame: BareShell });
