import { Link } from 'page-kit/link';
import type { MouseEventHandler } from 'react';
import type { LinkComponentProps } from 'shared-ui/link';
import { useProductIntent } from './use-product-intent';

export interface ShopLinkProps extends LinkComponentProps {
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Somebody is about to follow the link to a product. */
  onIntent?: (() => void) | undefined;
}

/** A link that fetches the data of the product it leads to as soon as somebody is about to follow it. */
export function ShopLink({ onIntent, ...props }: ShopLinkProps) {
  return <Link {...props} {...useProductIntent(onIntent)} />;
}
