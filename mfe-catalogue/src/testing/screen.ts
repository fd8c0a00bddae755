type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

/**
 * jsdom lays nothing out, so a test says what is seen: all that is watched at once, or nothing until the function that this
 * gives back is called.
 */
export function stubScreen(seen: 'everything' | 'nothing'): () => void {
  let scrollTo: () => void = () => undefined;
  class Screen {
    readonly #tell: Tell;
    constructor(tell: Tell) {
      this.#tell = tell;
    }
    observe() {
      scrollTo = () => this.#tell([{ isIntersecting: true }]);
      if (seen === 'everything') scrollTo();
    }
    disconnect() {}
  }
  window.IntersectionObserver = Screen as unknown as typeof IntersectionObserver;
  return () => scrollTo();
}
