import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/build/free-port.mjs';
import { startShop } from '../../../tools/commands/shop/start-shop';
import { print } from '../report/print';
import { playVersions } from './old-versions';
import { type OutsideRemote, ownVariables } from './outside-remote';

async function untilServed(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await pause(100);
}

/** Deploys the build to a shop that runs and names it. @returns what is wrong with its page or its versions */
export async function deployToShop(remote: OutsideRemote, page: string): Promise<string[]> {
  const { name, folder, parent } = remote;
  const hosts = join(parent, 'hosts');
  mkdirSync(join(hosts, name), { recursive: true });
  const port = String(await freePort());
  const url = `http://localhost:${port}/`;
  const portVariable = `${name.replace('mfe-', '').toUpperCase()}_PORT`;
  const program = join(folder, 'node_modules/build-config/sph-remote.mjs');
  const host = spawn(process.execPath, [program, 'serve'], {
    cwd: folder,
    env: { ...ownVariables, REMOTES_FOLDER: hosts, [portVariable]: port },
    stdio: 'ignore',
  });
  const shop = await startShop({
    edit({ remotes }) {
      const prefixes = [page.slice(1)];
      Object.assign(remotes, {
        [name]: { prefixes, slots: [], ...Object.entries(remotes).find(([key]) => key === name)?.[1], url },
      });
    },
  });
  try {
    await untilServed(`${url}health`);
    remote.run('check', ['--against', shop.url]);
    remote.run('deploy', ['--to', join(hosts, name)], { SHOP_URL: shop.url });
    const html = await (await fetch(`${shop.url}${page}`)).text();
    const [, title] = /<h1[^>]*>([^<]+)/.exec(html) ?? [];
    print(`  ${page}: ${html.length} bytes, ${title}`);
    if (!title || !html.includes(url)) return [`${page} is not rendered: ${html}`];
    return playVersions(remote, join(hosts, name), { SHOP_URL: shop.url });
  } finally {
    host.kill();
    await shop.stop();
  }
}
