import { useProducts } from 'page-kit/catalogue';
import { useId } from 'react';
import cards from './card-row.module.css';
import { RelatedSkeleton } from './RelatedProducts';
import { useCarousel } from './use-carousel';

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
  const { Carousel, isMissing } = useCarousel(shown.length > 0);
  if (isMissing || (!pending && found.length === 0)) return null;
  const heading = <h2 id={titleId}>{title}</h2>;
  return (
    <section className={cards.section} aria-labelledby={titleId}>
      {Carousel && !pending ? (
        <Carousel title={heading} products={found} />
      ) : (
        <>
          <div className={cards.head}>{heading}</div>
          <RelatedSkeleton />
        </>
      )}
    </section>
  );
}
