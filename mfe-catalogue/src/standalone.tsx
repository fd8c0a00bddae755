// Imported first, so that its order of layers applies.
import 'shared-ui/styles.css';

import { startStandalone } from 'page-kit/standalone';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import fragments from './fragments';
import routes from './routes';

function Header() {
  const [searching, setSearching] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setSearching(!searching)}>
        Rechercher
      </Button>{' '}
      <a href="/category-product">PRODUITS</a>
      {searching && <fragments.Search onClose={() => setSearching(false)} />}
    </>
  );
}

startStandalone({ routes, Header });
