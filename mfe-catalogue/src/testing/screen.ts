type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>;
type Callback = (entries: readonly Entry[]) => void;

/**
 * Stubs `IntersectionObserver`, since jsdom has no layout: elements are visible if `isSeen`, which also gets the
 * margin of their observer. The returned function scrolls the last one into view, or out of it with false.
 */
export function stubScreen(isSeen: (element: Element, margin: string) => boolean) {
  let scrollTo: (seen: boolean) => void = () => undefined;
  class Screen {
    readonly #callback: Callback;
    readonly #margin: string;
    constructor(callback: Callback, { rootMargin = '' }: IntersectionObserverInit) {
      this.#callback = callback;
      this.#margin = rootMargin;
    }
    observe(element: Element) {
      const show = (seen: boolean) =>
        this.#callback([{ isIntersecting: seen, intersectionRatio: Number(seen) }]);
      show(isSeen(element, this.#margin));
      scrollTo = show;
    }
    disconnect() {}
  }
  window.IntersectionObserver = Screen as unknown as typeof IntersectionObserver;
  return (seen = true) => scrollTo(seen);
}

/** Stubs `matchMedia`: a wide window matches every query, and none once the returned function narrows it. */
export function stubWideWindow(): () => void {
  const query = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return () => {
    query.matches = false;
    query.dispatchEvent(new Event('change'));
  };
}
