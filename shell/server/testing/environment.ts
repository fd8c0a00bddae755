import { resolve } from 'node:path';
import { loadEnvironment } from 'server-kit/load-environment';
import type { Environment } from 'shared-contracts/environment';

export const environmentPath = resolve(__dirname, '../../../environments/local.json');

/** Returns the local environment with other URLs, and only the remotes that are listed. */
export function testEnvironment({
  api = 'http://127.0.0.1:9/',
  remotes = {} as Record<string, string>,
} = {}): Environment {
  const local = loadEnvironment(environmentPath, {});
  const nothing = { prefixes: [], slots: [] };
  return {
    ...local,
    api: { url: api },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, url]) => [name, { ...(local.remotes[name] ?? nothing), url }]),
    ),
  };
}

/** Removes the time limits of requests, since the machine may be slow. */
export const waitForHosts = () =>
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);

/** Resolves once `check` no longer throws. @throws its last error after a minute */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((again) => setTimeout(again, 50));
  }
}
