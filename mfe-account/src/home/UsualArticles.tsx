import { useQuery } from '@tanstack/react-query';
import { useCartLine } from 'page-kit/cart';
import {
  displayDesignation,
  type Prices,
  ProductPicture,
  productPath,
  type ShownProduct,
  UnitPrice,
  usePrices,
  useProducts,
} from 'page-kit/catalogue';
import { placedOrdersQuery } from 'page-kit/orders';
import { useId } from 'react';
import type { Order } from 'shared-contracts/api/orders';
import { useHttp } from 'shared-contracts/http';
import { IconButton } from 'shared-ui/button';
import styles from './UsualArticles.module.css';

const mostShown = 4;

/** Codes of the four articles that most of these orders have; of equally frequent ones the latest. */
export function usualCodes(orders: readonly Order[]): string[] {
  const frequency = new Map<string, number>();
  for (const { items } of orders)
    for (const code of new Set(items.map(({ productCode }) => productCode)))
      frequency.set(code, (frequency.get(code) ?? 0) + 1);
  return [...frequency]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostShown)
    .map(([code]) => code);
}

/** The articles that a customer orders most often, at this customer's prices. */
export function UsualArticles() {
  const titleId = useId();
  const { data: orders = [] } = useQuery(placedOrdersQuery(useHttp()));
  const codes = usualCodes(orders);
  const products = useProducts(codes);
  const prices = usePrices(codes);
  const found = codes
    .flatMap((code) => products[code]?.product ?? [])
    .filter(({ PrixHT }) => PrixHT !== null);

  // Waits for all articles: rows that appear one by one would move.
  if (found.length === 0 || Object.values(products).some(({ pending }) => pending)) return null;
  return (
    <section className={styles.usual} aria-labelledby={titleId}>
      <h2 id={titleId}>Vos articles habituels</h2>
      <ul className={styles.articles}>
        {found.map((product) => (
          <Article key={product.Code} product={product} prices={prices} />
        ))}
      </ul>
    </section>
  );
}

function Article({ product, prices }: { readonly product: ShownProduct; readonly prices: Prices }) {
  const { add } = useCartLine(product.Code);
  const name = product.Designation;
  return (
    <li className={styles.article}>
      <ProductPicture product={product} eager className={styles.picture} />
      <div>
        <a className={styles.name} href={productPath(product)} title={name}>
          {displayDesignation(name)}
        </a>
        <UnitPrice product={product} prices={prices} size="s" />
      </div>
      <IconButton tone="round" icon="plus" label={`Ajouter au panier : ${name}`} onClick={() => add(1)} />
    </li>
  );
}
