import type { ShopEvents } from './payloads';

export type { ShopEvents };

/** Dispatched on `window`, so that a remote with its own copy of this module receives it. */
export function announce<Name extends keyof ShopEvents>(name: Name, detail: ShopEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Calls back on every such event until the returned function is called. */
export function listen<Name extends keyof ShopEvents>(
  name: Name,
  listener: (detail: ShopEvents[Name]) => void,
): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<ShopEvents[Name]>).detail);
  window.addEventListener(name, receive);
  return () => window.removeEventListener(name, receive);
}
