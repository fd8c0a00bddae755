import { useProducts } from 'page-kit/catalogue';
import { useId } from 'react';
import { Carousel } from './Carousel';
import cards from './card-row.module.css';
import { RelatedSkeleton } from './RelatedProducts';

/** Number of cards at most: each is a request. */
const maxLinked = 10;

interface LinkedProductsProps {
  readonly title: string;
  readonly codes: readonly string[] | undefined;
}

/** Articles that belong to this one; those that are no longer in the catalogue are omitted. */
export function LinkedProducts({ title, codes }: LinkedProductsProps) {
  const titleId = useId();
  const shown = Array.isArray(codes) ? codes.slice(0, maxLinked) : [];
  const products = useProducts(shown);
  const found = shown.flatMap((code) => products[code]?.product ?? []);
  const pending = Object.values(products).some((each) => each.pending);
  if (!pending && found.length === 0) return null;
  const heading = <h2 id={titleId}>{title}</h2>;
  return (
    <section className={cards.section} aria-labelledby={titleId}>
      {pending ? (
        <>
          <div className={cards.head}>{heading}</div>
          <RelatedSkeleton />
        </>
      ) : (
        <Carousel title={heading} products={found} />
      )}
    </section>
  );
}
