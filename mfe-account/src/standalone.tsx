// Imported first, so that its order of layers applies.
import 'shared-ui/styles.css';

import { startStandalone } from 'page-kit/standalone';
import routes from './routes';

function Header() {
  return (
    <>
      <a href="/profile">/profile</a> <a href="/profile?address">?address</a>{' '}
      <a href="/profile?historique">?historique</a>
    </>
  );
}

startStandalone({ routes, Header });
