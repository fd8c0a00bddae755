import { useQueryClient } from '@tanstack/react-query';
import { productQuery } from 'page-kit/catalogue';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { useHttp } from 'shared-contracts/http';
import { stockQuery } from '../products/product-queries';
import remote from '../remote.json';

/** A pointer or a focus that stays this long (milliseconds) means it; one that passes by asks for nothing. */
const hoverDelay = 65;

/**
 * Handlers for a link, or once for all the links in an element: they fetch the product that a link leads to,
 * and its stock, shortly before it is followed. `onPrefetch` is called then.
 */
export function useHoverPrefetch(onPrefetch?: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function prefetch({ target }: SyntheticEvent) {
    const link = target instanceof Element && target.closest('a');
    const code =
      link && matchPath(`/${remote.pages['catalogue:product'].path}`, link.pathname)?.params.idproduct;
    if (!code) return;
    onPrefetch?.();
    void queryClient.prefetchQuery(productQuery(http, code));
    void queryClient.prefetchQuery(stockQuery(http, code));
  }

  function forget() {
    clearTimeout(timer.current);
  }

  function consider(event: SyntheticEvent) {
    forget();
    timer.current = setTimeout(prefetch, hoverDelay, event);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerOver: consider,
    onPointerOut: forget,
    onFocus: consider,
    onBlur: forget,
    onTouchStart: prefetch,
  };
}
