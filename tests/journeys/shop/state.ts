import { readFileSync, writeFileSync } from 'node:fs';
import type { LocalEnvironment } from '../../kit/shop-on-free-ports';
import { untilDone } from '../../kit/until';

/** URLs and files of the shop under test; the global set-up passes them to the journeys. */
export interface ShopState {
  readonly url: string;
  readonly apiUrl: string;
  readonly environmentFile: string;
  readonly ports: Readonly<Record<string, number>>;
}

const variable = 'SHOP_STATE_FILE';

/** Stores the state in a file and its path in a variable, which the workers inherit. */
export function writeState(file: string, state: ShopState): void {
  writeFileSync(file, JSON.stringify(state));
  process.env[variable] = file;
}

/** Reads the state. @throws if the shop was not started */
export function readState(): ShopState {
  const file = process.env[variable];
  if (!file) throw new Error(`${variable} is not set: the shop was not started`);
  return JSON.parse(readFileSync(file, 'utf8')) as ShopState;
}

/** Returns the tags, sorted, of the remotes that own one of the pages. */
export function ownersOf({ environmentFile }: ShopState, urls: ReadonlySet<string>): string[] {
  const { remotes }: LocalEnvironment = JSON.parse(readFileSync(environmentFile, 'utf8'));
  const opened = [...urls].map((url) => new URL(url).pathname.split('/')[1] ?? '');
  return Object.entries(remotes)
    .filter(([, { prefixes }]) => prefixes.some((prefix) => opened.includes(prefix)))
    .map(([name]) => `@${name}`)
    .sort();
}

/** Waits until the server renders such a page: after a start or a change it may leave this to the browser. */
export async function untilRendered(url: string, isExpected = (_html: string) => true): Promise<void> {
  await untilDone(`${url} is rendered by the server`, async () => {
    const html = await (await fetch(url)).text();
    return html.includes('<h1') && isExpected(html);
  });
}

/**
 * Changes a remote in the environment file, which the shell's server watches. The returned function reverts
 * that and resolves when the server renders pages without the new URL.
 */
export function changeRemote(
  { url, environmentFile }: ShopState,
  name: string,
  remote: Partial<LocalEnvironment['remotes']['mfe-account']> & { readonly url: string },
): () => Promise<void> {
  const original = readFileSync(environmentFile, 'utf8');
  const { remotes, ...others } = JSON.parse(original);
  const changed = { ...remotes, [name]: { ...remotes[name], ...remote } };
  writeFileSync(environmentFile, JSON.stringify({ ...others, remotes: changed }));
  return () => {
    writeFileSync(environmentFile, original);
    return untilRendered(url, (html) => !html.includes(remote.url));
  };
}
