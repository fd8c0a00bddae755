import type { ShopEvents } from './payloads';

export type { ShopEvents };

/** Dispatches an event on `window`, so that remotes with their own copy of this module receive it. */
export function announce<Name extends keyof ShopEvents>(name: Name, detail: ShopEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls the listener on every event of this name until the returned function is called. */
export function listen<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: ShopEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<ShopEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
