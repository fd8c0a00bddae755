import { useProducts } from 'page-kit/catalogue';
import { CarouselSection } from './CarouselSection';

/** Number of cards at most: each is a request. */
const maxLinked = 10;

/** Articles that belong to this one; those that are no longer in the catalogue are omitted. */
export function LinkedProducts({ title, codes }: { title: string; codes: readonly string[] | undefined }) {
  const shown = Array.isArray(codes) ? codes.slice(0, maxLinked) : [];
  const products = useProducts(shown);
  const found = shown.flatMap((code) => products[code]?.product ?? []);
  const isPending = Object.values(products).some(({ pending }) => pending);
  return <CarouselSection title={title} products={isPending ? undefined : found} needed={shown.length > 0} />;
}
