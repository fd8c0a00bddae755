import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { writeNewKey } from '../../../tools/deploy/signature';
import { openConnected, untilShopReady } from '../../kit/dev-shop';
import { launchBrowser } from '../../kit/launch-browser';
import { variables } from '../../kit/own-shop';
import { responds } from '../../kit/server';
import { freePorts, portVariables, startShop } from '../../kit/shop-on-free-ports';
import { untilDone } from '../../kit/until';
import type { OutsideRemote } from './outside-remote';

const [before, after] = ['Suivre', 'Ajouter à mes marques'];

/** Replaces a component's text. */
function edit({ folder }: OutsideRemote, from: string, to: string): void {
  const file = join(folder, 'src/pages/list/ListPage.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`${from}\n`, `${to}\n`));
}

/**
 * Edits a component that the packed shop shows, then calls `use` with the URL of the remote's dev server.
 * @returns the faults found
 */
export async function developInShop(
  remote: OutsideRemote,
  use: (url: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const ports = await freePorts();
  const port = String(await freePort());
  const shop = remote.start('dev', { ...portVariables(ports), [remote.portVariable]: port });
  const ended = once(shop, 'exit');
  const browser = await launchBrowser();
  try {
    await untilShopReady(shop);
    const page = await browser.newPage();
    await openConnected(page, `http://localhost:${ports.shell}${remote.page}`);
    await page.getByRole('button', { name: before }).first().focus();
    const loads: string[] = [];
    page.on('load', (loaded) => loads.push(`reloaded ${loaded.url()}`));

    edit(remote, before, after);
    // The element still has the focus: React has updated the component in place.
    await page.locator('button:focus', { hasText: after }).waitFor();
    return [...loads, ...(await use(`http://localhost:${port}/`))];
  } finally {
    await browser.close();
    shop.kill('SIGTERM');
    await ended;
  }
}

/** Edits a component while a deployed shop shows it in the browser that opened the preview link. */
async function editInPreview(remote: OutsideRemote, link: string, url: string): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Voir la boutique avec cette version' }).click();
    await page.getByRole('button', { name: 'Quitter l’aperçu' }).waitFor();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await openConnected(page, url);
    await page.getByRole('button', { name: after }).first().waitFor();

    edit(remote, after, before);
    await page.getByRole('button', { name: before }).first().waitFor();
    return refused;
  } finally {
    await browser.close();
  }
}

/**
 * Deploys the build to a running shop; then, with a preview link to the dev server at `developed`, edits a
 * page that the shop shows; rolls a second deployment back, and removes old versions.
 * @returns the faults found
 */
export async function deployToShop(remote: OutsideRemote, developed: string): Promise<string[]> {
  const { name, page, parent } = remote;
  const to = join(parent, 'hosts', name);
  mkdirSync(to, { recursive: true });
  const port = String(await freePort());
  const url = `http://localhost:${port}/`;
  const host = remote.start('serve', { REMOTES_FOLDER: join(parent, 'hosts'), [remote.portVariable]: port });
  const DEPLOY_KEY_FILE = join(parent, 'key.pem');
  const publicKey = writeNewKey(DEPLOY_KEY_FILE);
  const shop = await startShop({
    variables,
    edit(environment) {
      const settings: Record<string, object> = environment.remotes;
      settings[name] = { prefixes: [page.slice(1)], slots: [], url, publicKey };
      Object.assign(environment, { overrideOrigins: [new URL(developed).origin] });
    },
  });
  try {
    await untilDone('the host responds', () => responds(`${url}health`));
    const run = (command: string, ...args: readonly string[]) =>
      remote.run(command, args, { SHOP_URL: shop.url, DEPLOY_KEY_FILE });
    // Built before the edit, so that the preview shows something else.
    run('check', '--from', 'dist/browser', '--against', shop.url);
    run('deploy', '--from', 'dist/browser', '--to', to);
    const html = await (await fetch(`${shop.url}${page}`)).text();
    if (!/<h1[^>]*>[^<]/.test(html) || !html.includes(url)) return [`${page} is not rendered: ${html}`];
    const [link = ''] = /http\S+token=\S+/.exec(run('preview', '--url', developed)) ?? [];
    const faults = await editInPreview(remote, link, `${shop.url}${page}`);
    const pointer = () => readFileSync(join(to, 'remote.json'), 'utf8');
    const first = pointer();
    const settings = join(remote.folder, 'package.json');
    writeFileSync(
      settings,
      readFileSync(settings, 'utf8').replace('"version": "1.0.0"', '"version": "1.1.0"'),
    );
    run('deploy', '--to', to);
    run('rollback', '--to', to);
    run('prune', '--older', '1h', '--to', to);
    const versions = readdirSync(to).filter((file) => /^remote\.[0-9a-f]{10}\.json$/.test(file)).length;
    if (pointer() !== first || versions !== 2) faults.push(`${versions} versions after a rollback`);
    return faults;
  } finally {
    host.kill();
    await shop.stop();
  }
}
