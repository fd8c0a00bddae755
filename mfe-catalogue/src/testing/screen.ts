type Callback = (entries: readonly { isIntersecting: boolean }[]) => void;

/**
 * Stubs `IntersectionObserver`, since jsdom has no layout: elements are visible at once, or when the returned
 * function is called.
 */
export function stubScreen(seen: 'everything' | 'nothing'): () => void {
  let scrollTo: () => void = () => undefined;
  class Screen {
    readonly #callback: Callback;
    constructor(callback: Callback) {
      this.#callback = callback;
    }
    observe() {
      scrollTo = () => this.#callback([{ isIntersecting: true }]);
      if (seen === 'everything') scrollTo();
    }
    disconnect() {}
  }
  window.IntersectionObserver = Screen as unknown as typeof IntersectionObserver;
  return () => scrollTo();
}
