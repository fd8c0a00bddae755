import { useProducts } from 'page-kit/catalogue';
import { type ReactNode, useRef } from 'react';
import { Carousel } from './Carousel';
import { nearScreen, useSeen } from './use-seen';

/** Number of cards at most: each is a request. */
const maxLinked = 10;

interface LinkedProductsProps {
  title: string;
  codes: readonly string[] | undefined;
  /** Button after the title. */
  action?: ReactNode;
}

/** Articles by code, requested shortly before their position becomes visible; those not in the catalogue are omitted. */
export function LinkedProducts({ title, codes, action }: LinkedProductsProps) {
  const section = useRef<HTMLElement>(null);
  const seen = useSeen(section, nearScreen);
  const shown = Array.isArray(codes) ? codes.slice(0, maxLinked) : [];
  const products = useProducts(seen ? shown : []);
  const found = shown.flatMap((code) => products[code]?.product ?? []);
  const isPending = Object.values(products).some(({ pending }) => pending);
  if (shown.length === 0) return null;
  return (
    <Carousel
      ref={section}
      title={title}
      action={action}
      products={seen && !isPending ? found : undefined}
      requested={seen}
    />
  );
}
