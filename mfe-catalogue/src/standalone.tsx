// First, so that its order of layers holds.
import 'shared-ui/styles.css';

import { startStandalone } from 'page-kit/standalone';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Button } from 'shared-ui/button';
import { Wrap } from 'shared-ui/layout';
import { ToastRegion } from 'shared-ui/toast-region';
import fragments from './fragments';
import routes from './routes';

/** Replaces the shell: a header that opens the search, around the remote's pages. */
function BareShell() {
  const [searching, setSearching] = useState(false);
  return (
    <>
      <header>
        <Wrap>
          <Button variant="secondary" onClick={() => setSearching(!searching)}>
            Rechercher
          </Button>{' '}
          <a href="/category-product">PRODUITS</a>
        </Wrap>
        {searching && <fragments.Search onClose={() => setSearching(false)} />}
      </header>
      <main>
        <Outlet />
      </main>
      <footer />
      <ToastRegion />
    </>
  );
}

startStandalone({ routes, Frame: BareShell });
