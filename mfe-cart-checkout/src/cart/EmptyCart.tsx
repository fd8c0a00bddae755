import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { categoriesQuery, categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { placedOrdersQuery, ReorderQuestion } from 'page-kit/orders';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import styles from './EmptyCart.module.css';

interface LastOrderProps {
  /** Called once the articles are in the cart. This button unmounts then, so the caller moves the focus. */
  readonly onAdded: () => void;
}

/** Offers a customer with an empty cart to repeat the last order. Renders nothing if there is none. */
export function LastOrder({ onAdded }: LastOrderProps) {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data: [order] = [] } = useQuery({ ...placedOrdersQuery(useHttp()), enabled });
  const [asking, setAsking] = useState(false);

  if (!enabled || !order) return null;
  return (
    <>
      <Button variant="secondary" icon="refresh" onClick={() => setAsking(true)}>
        Commander à nouveau
      </Button>
      {asking && <ReorderQuestion order={order} onClose={() => setAsking(false)} onAdded={onAdded} />}
    </>
  );
}

/** Text of an empty cart. Receives the focus when the last line is removed. */
export function EmptyCartText({ as: Tag }: { readonly as: 'p' | 'span' }) {
  return (
    <Tag tabIndex={-1} data-empty-cart>
      Pas d'article dans le panier
    </Tag>
  );
}

/** Links from an empty cart to the categories. */
export function CategoryLinks() {
  const pathOf = useCategoryPath();
  const categories = useQuery(categoriesQuery(useHttp()));

  if (categories.isError) {
    return <p className="sph-quiet">Erreur lors de la récupération des catégories</p>;
  }
  return (
    <ul className={styles.categories}>
      {categories.data?.map(({ code, name }) => (
        <li key={code}>
          <a className={styles.category} href={pathOf(code)}>
            {categoryDisplayName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a function that moves the focus to the title of the panel or page once the lines are rendered: the
 * button that fills an empty cart unmounts with it.
 */
export function useTitleFocus(inside: RefObject<HTMLElement | null>): () => void {
  const [requests, setRequests] = useState(0);

  useLayoutEffect(() => {
    if (requests === 0) return;
    const titled = inside.current?.closest('dialog') ?? inside.current;
    titled?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [requests, inside]);

  return () => setRequests((count) => count + 1);
}
