import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../../../tools/build/free-port.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { complaint } from '../failure-grid/look';
import type { RemoteName } from '../failure-grid/remotes';
import type { HostedShop } from '../failure-grid/shop';
import { Server } from '../orders-kill/servers';
import { limits, until } from '../waiting/until';
import { type BadKind, manifestIn, namesIn, reasons } from './versions';

const list = '/category-product/SACS/SACS-POUBELLE';
/** Pages of all owners, public ones and those of a customer. */
const pages = [
  '/',
  '/about',
  '/login',
  '/category-product',
  list,
  `${list}/SP-110-N35`,
  '/order',
  '/purchase',
  '/invoice/1',
  '/profile?informations',
  '/nowhere',
];
const pageOf = {
  'mfe-catalogue': list,
  'mfe-cart-checkout': '/order',
  'mfe-account': '/profile?informations',
};

/** What `/health` says of a remote. */
export interface RemoteStatus {
  readonly url: string;
  readonly live: { readonly build: string } | null;
  readonly refused: { readonly reason: string } | null;
  readonly problem: string | null;
}

export async function statusOf(shell: string, remote: RemoteName): Promise<RemoteStatus> {
  return (await (await fetch(`${shell}/health`)).json()).remotes[remote];
}

const htmlOf = async (shell: string) =>
  Promise.all(pages.map(async (path) => (await fetch(shell + path)).text()));
const isNamed = (html: string, names: ReadonlySet<string>) => [...names].some((name) => html.includes(name));

/** The first version is live again, and nothing else lies at the URL. */
async function isAsBefore(shell: string, remote: RemoteName, entry: { readonly file: string }) {
  const pointer = await (await fetch(`${shell}/remotes/${remote}.json`)).json();
  return pointer.entry.file === entry.file && (await statusOf(shell, remote)).refused === null;
}

/** Runs a shell of its own, with everything like the first one's but port and data, while `look` looks at it. */
async function withShell(dataFolder: string | undefined, look: (shell: string) => Promise<string | null>) {
  const port = await freePort();
  const env = { ...process.env, SHELL_PORT: String(port), DATA_DIR: dataFolder };
  const url = `http://localhost:${port}`;
  const shell = new Server('shell/dist/server/main.mjs', url, env);
  try {
    await shell.start();
    return await look(url);
  } finally {
    await shell.stop();
  }
}

const isRendered = async (url: string) =>
  (await fetch(url)).headers.get('cache-control')?.includes('s-maxage') === true;

/** Names and hashes: of the bad version alone, and the entry of the last good one. */
interface Names {
  readonly good: { readonly entry: string };
  readonly bad: ReadonlySet<string>;
}

/** `folder`: where it is built. */
export interface BadVersion {
  readonly remote: RemoteName;
  readonly kind: BadKind;
  readonly folder: string;
}

/** `refusedAfter`: ms, null when it was not; `named`, `lastGood`: on how many pages; `withData`, `withoutData`: what is wrong with a shell that starts then. */
interface SeenVersion {
  readonly good: boolean;
  readonly reason: string | null;
  readonly refusedAfter: number | null;
  readonly named: number;
  readonly lastGood: number;
  readonly pages: number;
  readonly withData: string | null;
  readonly withoutData: string | null;
}

/** What a shell names that started with the first one's data; null when all is the last good version. */
async function wrongWithData(remote: RemoteName, { good, bad }: Names): Promise<string | null> {
  return withShell(process.env.DATA_DIR, async (shell) => {
    const html = await htmlOf(shell);
    if (html.some((each) => isNamed(each, bad))) return 'names the bad version';
    if (!html.every((each) => each.includes(good.entry))) return 'does not name the last good version';
    const { live } = await statusOf(shell, remote);
    if (live === null) return 'has no live version';
    if (remote !== 'mfe-catalogue') return null;
    return (await until(() => isRendered(shell + list), limits.done)) === null ? 'renders no list' : null;
  });
}

/** What is wrong with a shell that starts without any data; null when the remote's page shows the fallback. */
async function wrongWithoutData(
  remote: RemoteName,
  { bad }: Names,
  browser: Browser,
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-empty-'));
  try {
    return await withShell(folder, async (shell) => {
      if ((await htmlOf(shell)).some((each) => isNamed(each, bad))) return 'names the bad version';
      const pointer = await fetch(`${shell}/remotes/${remote}.json`);
      if (pointer.status !== 503) return `gives a pointer (${pointer.status})`;
      const page = await browser.newPage();
      try {
        await page.goto(shell + pageOf[remote]);
        const shown = await until(
          async () => /ne répond pas/.test((await complaint(page)) ?? ''),
          limits.done,
        );
        return shown === null ? 'shows no fallback' : null;
      } finally {
        await page.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Deploys a bad version over the good one, waits for three polls of the shell, and looks at every page, at `/health`, and at
 * two shells that start in that moment. Resolves to what was seen and leaves the good version deployed.
 */
export async function tryVersion(
  { remote, kind, folder }: BadVersion,
  shop: HostedShop,
  browser: Browser,
): Promise<SeenVersion> {
  const host = shop.hostOf(remote);
  const first = join(root, remote, 'dist/browser');
  const [goodNames, badNames] = [namesIn(first), namesIn(folder)];
  const bad = new Set([...badNames].filter((name) => !goodNames.has(name)));
  const { entry } = manifestIn(first);
  const names = { bad, good: { entry: entry.file } };

  const pollsBefore = host.polls();
  host.deploy(folder);
  const refusedAfter = await until(
    async () => (await statusOf(shop.shell, remote)).refused !== null,
    limits.done,
  );
  // The fourth begins when three have been answered.
  await until(() => host.polls() > pollsBefore + 3, limits.done);
  const html = await htmlOf(shop.shell);
  const { live, refused } = await statusOf(shop.shell, remote);
  const seen = {
    reason: refused?.reason ?? null,
    refusedAfter,
    named: html.filter((each) => isNamed(each, bad)).length,
    lastGood: html.filter((each) => each.includes(entry.file)).length,
    pages: html.length,
    withData: await wrongWithData(remote, names),
    withoutData: await wrongWithoutData(remote, names, browser),
  };
  host.reset();
  const healed = await until(() => isAsBefore(shop.shell, remote, entry), limits.done);
  const good =
    bad.size > 0 &&
    live !== null &&
    reasons[kind].test(seen.reason ?? '') &&
    seen.named === 0 &&
    seen.lastGood === seen.pages &&
    seen.withData === null &&
    seen.withoutData === null &&
    healed !== null;
  return { ...seen, good };
}

export const nameOf = ({ remote, kind }: Pick<BadVersion, 'remote' | 'kind'>): string => `${remote}, ${kind}`;

/** What was seen, as a line. */
export function describe(version: BadVersion, result: SeenVersion): string {
  const { good, reason, refusedAfter, named, lastGood, pages: count, withData, withoutData } = result;
  const parts = [
    reason === null
      ? 'not refused'
      : `refused after ${((refusedAfter ?? 0) / 1000).toFixed(1)} s: '${reason}'`,
    `named by ${named} of ${count} pages, the last good one by ${lastGood}`,
    `a shell started then ${withData ?? 'serves the last good one'}`,
    `one without data ${withoutData ?? 'shows the fallback'}`,
  ];
  return `${good ? '✓' : '✗'} ${nameOf(version)}: ${parts.join('; ')}`;
}
