// First, so that it defines the order of the cascade layers.
import 'shared-ui/styles.css';

import { useAtomValue, useSetAtom } from 'jotai';
import { startStandalone } from 'page-kit/standalone';
import type { ProductList } from 'shared-contracts/api/products';
import { addToCartAtom, cartCountAtom, openCartPanelAtom } from 'shared-contracts/cart';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import fragments from './fragments';
import routes from './routes';

function Header() {
  const http = useHttp();
  const count = useAtomValue(cartCountAtom);
  const addToCart = useSetAtom(addToCartAtom);
  const openCartPanel = useSetAtom(openCartPanelAtom);

  async function addArticles() {
    const { items } = await http.get<ProductList>('products?limit=3');
    for (const { Code } of items) addToCart({ productCode: Code, quantity: 1 });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void addArticles()}>
        Ajouter trois articles
      </Button>{' '}
      <Button variant="secondary" onClick={() => openCartPanel()}>
        Panier ({count})
      </Button>{' '}
      <a href="/order">/order</a> <a href="/purchase">/purchase</a>
      <fragments.CartPanel />
    </>
  );
}

startStandalone({ routes, Header });
