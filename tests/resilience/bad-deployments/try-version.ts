import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../../../tools/build/free-port.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { complaint } from '../failure-grid/look';
import type { HostedShop, RemoteName } from '../failure-grid/shop';
import { Server } from '../shop/server';
import { limits, until } from '../waiting/until';
import { type BadKind, manifestIn, namesIn, reasons } from './versions';

const list = '/category-product/SACS/SACS-POUBELLE';
/** Pages of all owners, public ones and those of a customer. */
const pages = ['/', list, `${list}/SP-110-N35`, '/order', '/profile?informations', '/nowhere'];
const pageOf = {
  'mfe-catalogue': list,
  'mfe-cart-checkout': '/order',
  'mfe-account': '/profile?informations',
};

/** What `/health` says of a remote. */
interface RemoteStatus {
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
async function isAsBefore(shell: string, remote: RemoteName, entry: string) {
  const pointer = await (await fetch(`${shell}/remotes/${remote}.json`)).json();
  return pointer.entry.file === entry && (await statusOf(shell, remote)).refused === null;
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

/** `folder`: of its build. */
interface BadVersion {
  readonly remote: RemoteName;
  readonly kind: BadKind;
  readonly folder: string;
}

/** `entry`: of the last good version; `bad`: names and hashes of the bad version alone. */
interface Names {
  readonly entry: string;
  readonly bad: ReadonlySet<string>;
}

/** What is wrong with what a shell serves on all pages; null when it is the last good version. */
async function wrongPages(shell: string, remote: RemoteName, { entry, bad }: Names): Promise<string | null> {
  const html = await htmlOf(shell);
  if (html.some((each) => isNamed(each, bad))) return 'names the bad version';
  if (!html.every((each) => each.includes(entry))) return 'does not name the last good version';
  return (await statusOf(shell, remote)).live === null ? 'has no live version' : null;
}

/** What is wrong with a shell that starts with the first one's data. */
const wrongWithData = (remote: RemoteName, names: Names) =>
  withShell(process.env.DATA_DIR, async (shell) => {
    const wrong = await wrongPages(shell, remote, names);
    if (wrong || remote !== 'mfe-catalogue') return wrong;
    return (await until(() => isRendered(shell + list), limits.done)) === null ? 'renders no list' : null;
  });

/** What is wrong with a shell that starts without any data; null when the remote's page shows the fallback. */
async function wrongWithoutData(
  remote: RemoteName,
  { bad }: Names,
  browser: Browser,
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-empty-'));
  const page = await browser.newPage();
  try {
    return await withShell(folder, async (shell) => {
      if ((await htmlOf(shell)).some((each) => isNamed(each, bad))) return 'names the bad version';
      const pointer = await fetch(`${shell}/remotes/${remote}.json`);
      if (pointer.status !== 503) return `gives a pointer (${pointer.status})`;
      await page.goto(shell + pageOf[remote]);
      const isFallback = async () => /ne répond pas/.test((await complaint(page)) ?? '');
      return (await until(isFallback, limits.done)) === null ? 'shows no fallback' : null;
    });
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Deploys a bad version over the good one, waits for three polls of the shell, and looks at every page, at `/health`, and at
 * two shells that start in that moment; then deploys the good version again.
 * @returns what was not as it should be
 */
export async function tryVersion(
  { remote, kind, folder }: BadVersion,
  shop: HostedShop,
  browser: Browser,
): Promise<string[]> {
  const host = shop.hosts[remote];
  const first = join(root, remote, 'dist/browser');
  const goodNames = namesIn(first);
  const bad = new Set([...namesIn(folder)].filter((name) => !goodNames.has(name)));
  const names = { bad, entry: manifestIn(first).entry.file };

  const polls = host.polls();
  host.deploy(folder);
  await until(async () => (await statusOf(shop.shell, remote)).refused !== null, limits.done);
  // The fourth begins when three have been answered.
  await until(() => host.polls() > polls + 3, limits.done);
  const reason = (await statusOf(shop.shell, remote)).refused?.reason ?? 'none';
  const wrong = {
    'its names are those of the good version': bad.size === 0 ? '' : null,
    'reason of the refusal:': reasons[kind].test(reason) ? null : reason,
    'the running shell': await wrongPages(shop.shell, remote, names),
    'a shell started then': await wrongWithData(remote, names),
    'one without data': await wrongWithoutData(remote, names, browser),
  };
  host.reset();
  const isRestored = () => isAsBefore(shop.shell, remote, names.entry);
  const found = Object.entries(wrong).flatMap(([what, text]) => (text === null ? [] : [`${what} ${text}`]));
  return (await until(isRestored, limits.done)) === null
    ? [...found, 'the good one is not live again']
    : found;
}
