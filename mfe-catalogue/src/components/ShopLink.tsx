import { useQueryClient } from '@tanstack/react-query';
import { type MouseEventHandler, useEffect, useRef } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { productQuery } from 'shared-contracts/catalogue';
import { useHttp } from 'shared-contracts/http';
import type { LinkComponentProps } from 'shared-ui/link';
import paths from '../routes.json';

/** A pointer or a focus that stays this long (milliseconds) means it; one that passes by asks for nothing. */
const intentDelay = 65;

export interface ShopLinkProps extends LinkComponentProps {
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Somebody is about to follow the link to a product. */
  onIntent?: (() => void) | undefined;
}

/** A link that fetches the data of the product it leads to as soon as somebody is about to follow it. */
export function ShopLink({ to, onIntent, ...props }: ShopLinkProps) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function prefetch() {
    const code = matchPath(`/${paths['catalogue:product']}`, to)?.params.idproduct;
    if (!code) return;
    onIntent?.();
    void queryClient.prefetchQuery(productQuery(http, code));
  }

  function forget() {
    clearTimeout(timer.current);
  }

  function consider() {
    forget();
    timer.current = setTimeout(prefetch, intentDelay);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Link
      {...props}
      to={to}
      onPointerEnter={consider}
      onPointerLeave={forget}
      onFocus={consider}
      onBlur={forget}
      onTouchStart={prefetch}
    />
  );
}
