import type { ComponentType } from 'react';
import { retryable } from 'shared-contracts/retryable';

/** What a page's `index.ts` exports. */
export interface PageModule {
  readonly Component: ComponentType;
}

/** One try to load a page's code; `outcome` spares the wait once it is known. */
export interface Attempt {
  readonly code: Promise<PageModule>;
  outcome?: { readonly module: PageModule } | { readonly failure: unknown };
}

/** Gives the running or successful attempt; after a failed one, a new attempt. */
export function createPageCode(load: () => Promise<PageModule>): () => Attempt {
  const loaded = retryable(load);
  let latest: Attempt | null = null;

  return function attempt() {
    const code = loaded();
    if (latest?.code === code) return latest;
    const current: Attempt = { code };
    latest = current;
    code.then(
      (module) => {
        current.outcome = { module };
      },
      (failure: unknown) => {
        current.outcome = { failure };
      },
    );
    return current;
  };
}
