import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { categoriesQuery, categoryDisplayName, useCategoryPath } from 'page-kit/catalogue';
import { lastOrderQuery, ReorderQuestion } from 'page-kit/orders';
import { type RefObject, useEffect, useState } from 'react';
import { isAuthenticatedAtom } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import styles from './EmptyCart.module.css';

interface LastOrderProps {
  /** The cart holds its articles; the button goes with the empty cart, and the focus with it. */
  readonly onAdded: () => void;
}

/** Offers a customer with an empty cart to order the same as last time. Nothing for a visitor, without an order, or without an answer. */
export function LastOrder({ onAdded }: LastOrderProps) {
  const enabled = useAtomValue(isAuthenticatedAtom);
  const { data: order } = useQuery({ ...lastOrderQuery(useHttp()), enabled });
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

/** What an empty cart says. The focus comes here when the last line was taken out. */
export function EmptyCartText({ as: Tag }: { readonly as: 'p' | 'span' }) {
  return (
    <Tag tabIndex={-1} data-empty-cart>
      Pas d'article dans le panier
    </Tag>
  );
}

interface CategoryLinksProps {
  /** The link replaces the current entry in the history. */
  replace?: boolean;
}

/** Ways into the catalogue of an empty cart. */
export function CategoryLinks({ replace = false }: CategoryLinksProps) {
  const pathOf = useCategoryPath();
  const categories = useQuery(categoriesQuery(useHttp()));

  if (categories.isError) {
    return <p className="sph-quiet">Erreur lors de la récupération des catégories</p>;
  }
  return (
    <ul className={styles.categories}>
      {categories.data?.map(({ code, name }) => (
        <li key={code}>
          <a className={styles.category} href={pathOf(code)} data-replace={replace}>
            {categoryDisplayName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The button that fills an empty cart goes with it: the title of the panel, or of the page, takes the focus once the lines
 * are there.
 */
export function useTitleFocus(inside: RefObject<HTMLElement | null>): () => void {
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (asked === 0) return;
    const titled = inside.current?.closest('dialog') ?? inside.current;
    titled?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [asked, inside]);

  return () => setAsked((count) => count + 1);
}
