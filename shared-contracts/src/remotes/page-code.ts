import type { ComponentType } from 'react';

/** What a page's `index.ts` exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** One try to load a page's code. Its promise is never replaced, so that React can wait for it; `module` spares the wait. */
export interface Attempt {
  readonly code: Promise<PageModule>;
  module?: PageModule;
}

/** Gives the running or successful attempt; after a failed one, a new attempt. */
export function createPageCode(load: () => Promise<PageModule>): () => Attempt {
  let latest: Attempt | null = null;

  return function attempt() {
    if (latest) return latest;
    const current: Attempt = { code: load() };
    latest = current;
    current.code.then(
      (module) => {
        current.module = module;
      },
      () => {
        latest = null;
      },
    );
    return current;
  };
}
