import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/build/free-port.mjs';
import { writeNewKey } from '../../../tools/deploy/signature';
import { startShop } from '../../../tools/setup/testing/shop-on-free-ports';
import { print } from '../report/print';
import { editInPreview } from './develop-in-shop';
import { playVersions } from './old-versions';
import type { OutsideRemote } from './outside-remote';

async function untilServed(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await pause(100);
}

/**
 * Deploys the build to a running shop; then, with a preview link to the dev server at `developed`, edits a
 * page that the shop shows.
 * @returns the faults of the page or the versions
 */
export async function deployToShop(
  remote: OutsideRemote,
  page: string,
  developed?: string,
): Promise<string[]> {
  const { name, parent } = remote;
  const hosts = join(parent, 'hosts');
  mkdirSync(join(hosts, name), { recursive: true });
  const port = String(await freePort());
  const url = `http://localhost:${port}/`;
  const host = remote.start('serve', { REMOTES_FOLDER: hosts, [remote.portVariable]: port });
  const DEPLOY_KEY_FILE = join(parent, 'key.pem');
  const publicKey = writeNewKey(DEPLOY_KEY_FILE);
  const shop = await startShop({
    edit(environment) {
      const { remotes } = environment;
      const existing = Object.entries(remotes).find(([key]) => key === name)?.[1];
      Object.assign(remotes, {
        [name]: { prefixes: [page.slice(1)], slots: [], ...existing, url, publicKey },
      });
      if (developed) Object.assign(environment, { overrideOrigins: [new URL(developed).origin] });
    },
  });
  try {
    await untilServed(`${url}health`);
    remote.run('check', ['--against', shop.url]);
    const variables = { SHOP_URL: shop.url, DEPLOY_KEY_FILE };
    remote.run('deploy', ['--to', join(hosts, name)], variables);
    const html = await (await fetch(`${shop.url}${page}`)).text();
    const [, title] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
    print(`  ${page}: ${html.length} bytes, ${title}`);
    if (!title || !html.includes(url)) return [`${page} is not rendered: ${html}`];
    if (developed) {
      const printed = remote.run('preview', ['--url', developed], variables);
      const [link = ''] = /http\S+token=\S+/.exec(printed) ?? [];
      await editInPreview(remote, link, `${shop.url}${page}`);
    }
    return playVersions(remote, join(hosts, name), variables);
  } finally {
    host.kill();
    await shop.stop();
  }
}
