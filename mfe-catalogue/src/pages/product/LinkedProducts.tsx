import { useProductRetry, useProducts } from 'page-kit/catalogue';
import { type ReactNode, useRef } from 'react';
import { Carousel } from './Carousel';
import { useNearScreen } from './use-near-screen';

/** Number of cards at most: each is a request. */
const maxLinked = 10;

interface LinkedProductsProps {
  title: string;
  codes: readonly string[] | undefined;
  /** Button after the title. */
  action?: ReactNode;
}

/**
 * Articles by code, requested shortly before they become visible. Those that do not load are omitted; if none
 * does, a note offers a retry.
 */
export function LinkedProducts({ title, codes, action }: LinkedProductsProps) {
  const section = useRef<HTMLElement>(null);
  const requested = useNearScreen(section);
  const retry = useProductRetry();
  const shown = Array.isArray(codes) ? codes.slice(0, maxLinked) : [];
  const products = useProducts(requested ? shown : []);
  if (shown.length === 0) return null;

  const found = shown.flatMap((code) => products[code]?.product ?? []);
  const failed = shown.filter((code) => products[code]?.failed);
  const isPending = !requested || Object.values(products).some(({ pending }) => pending);
  const hasFailed = !isPending && found.length === 0 && failed.length > 0;

  return (
    <Carousel
      ref={section}
      title={title}
      action={action}
      products={isPending || hasFailed ? undefined : found}
      requested={requested}
      onRetry={hasFailed ? () => retry(failed) : undefined}
    />
  );
}
