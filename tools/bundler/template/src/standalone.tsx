// Imported first, so that its order of layers applies.
import 'shared-ui/styles.css';

import { startStandalone } from 'page-kit/standalone';
import routes from './routes';

function Header() {
  return (
    <>
      <a href="/marques">/marques</a> <a href="/marques/suivies">/marques/suivies</a>
    </>
  );
}

startStandalone({ routes, Header });
