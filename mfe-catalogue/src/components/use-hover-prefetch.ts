import { useQueryClient } from '@tanstack/react-query';
import { productQuery } from 'page-kit/catalogue';
import { useDeployment } from 'page-kit/page';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { useHttp } from 'shared-contracts/http';
import { stockQuery } from '../products/product-queries';
import remote from '../remote.json';

/** Milliseconds that pointer or focus must stay on a link before it is prefetched. */
const hoverDelay = 65;

/** Returns the code of the product to whose page a link leads, else undefined. */
export const linkedCode = ({ pathname }: HTMLAnchorElement) =>
  matchPath(`/${remote.pages['catalogue:product'].path}`, pathname)?.params.idproduct;

/**
 * Returns handlers for a link, or for an element with links. They prefetch the linked product, its stock and
 * the code of its page shortly before the click.
 */
export function useHoverPrefetch() {
  const { preload } = useDeployment();
  const http = useHttp();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function prefetch({ target }: SyntheticEvent) {
    const link = target instanceof Element && target.closest('a');
    const code = link && linkedCode(link);
    if (!code) return;
    preload('catalogue:product');
    void queryClient.prefetchQuery(productQuery(http, code));
    void queryClient.prefetchQuery(stockQuery(http, code));
  }

  const cancel = () => clearTimeout(timer.current);

  function schedule(event: SyntheticEvent) {
    cancel();
    timer.current = setTimeout(prefetch, hoverDelay, event);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerOver: schedule,
    onPointerOut: cancel,
    onFocus: schedule,
    onBlur: cancel,
    onTouchStart: prefetch,
  };
}
