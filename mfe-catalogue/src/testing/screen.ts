type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>;
type Callback = (entries: readonly Entry[]) => void;

/**
 * Stubs `IntersectionObserver`, since jsdom has no layout: elements are visible if `isSeen`, and the last one
 * also when the returned function is called.
 */
export function stubScreen(isSeen: (element: Element) => boolean): () => void {
  let scrollTo: () => void = () => undefined;
  class Screen {
    readonly #callback: Callback;
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      const show = (seen: boolean) =>
        this.#callback([{ isIntersecting: seen, intersectionRatio: Number(seen) }]);
      show(isSeen(element));
      scrollTo = () => show(true);
    }
    disconnect() {}
  }
  window.IntersectionObserver = Screen as unknown as typeof IntersectionObserver;
  return () => scrollTo();
}
