import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf } from 'server-kit/remote-build';
import { publishFiles } from '../../../shell/server/pages/published-files.ts';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import type { Build } from '../../../tools/deploy/build-folder.ts';
import { findOld } from '../../../tools/deploy/prune.ts';
import { publishCanary } from '../../../tools/deploy/publish.ts';
import { rollOut } from '../../../tools/deploy/rollout.ts';
import { describeVerdicts, Shop } from '../../../tools/deploy/shop.ts';
import { root } from '../../../tools/workspace/paths.mjs';
import { ensureProgram } from '../../../tools/workspace/test-programs.mjs';
import { deployRemotes } from '../../kit/deploy-remotes';
import { buildNextVersion } from '../../kit/next-version.mjs';
import { untilLive, variables } from '../../kit/own-shop';
import { Program, startNginx } from '../../kit/program';
import { Server } from '../../kit/server';
import { startShop } from '../../kit/shop-on-free-ports';
import { untilDone } from '../../kit/until';
import { print } from '../report/print';
import { list, location, ofTomorrow, remote, versionOf } from './versions';

/** Starts a balancer that sends one request after the other to each port. */
const startBalancer = (program: string, folder: string, port: number, shells: readonly number[]) =>
  startNginx(
    program,
    folder,
    port,
    `upstream shells { ${shells.map((shell) => `server 127.0.0.1:${shell};`).join(' ')} }
    server {
      listen 127.0.0.1:${port};
      location / { proxy_pass http://shells; proxy_set_header X-Forwarded-For $http_x_forwarded_for; }
    }`,
  );

/** Returns the files of a page that are missing. */
async function missingIn(url: string): Promise<string[]> {
  const page = await fetch(url);
  const html = await page.text();
  const named = Array.from(html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g), ([, file = '']) => file);
  const statuses = [...new Set(named)].map(async (file) => {
    const { status } = await fetch(new URL(file, url), { method: 'HEAD' });
    return status === 200 ? [] : [`${url} names ${file}: ${status}`];
  });
  const found = (await Promise.all(statuses)).flat();
  return page.status === 200 && named.length > 0 ? found : [`${url}: ${page.status}`, ...found];
}

/**
 * Deploys versions of today and of tomorrow in turn to shells of two builds, with a prune after each, then a
 * canary for both that is worse. @returns the faults found
 */
export async function playBehindNginx(project: string, deployments: number): Promise<string[]> {
  const { NGINX_PATH, VALKEY_PATH } = { ...ensureProgram('nginx'), ...ensureProgram('valkey') };
  if (!NGINX_PATH || !VALKEY_PATH) throw new Error('nginx or Valkey is missing');
  const [port, valkeyPort, nextPort] = [await freePort(), await freePort(), await freePort()];
  const valkey = new Program(
    VALKEY_PATH,
    ['--port', `${valkeyPort}`, '--bind', '127.0.0.1', '--save', ''],
    valkeyPort,
  );
  await valkey.start();
  const published = join(project, 'published');
  for (const from of [root, project]) publishFiles(join(from, 'shell/dist/browser'), published);
  const url = `http://localhost:${port}`;
  const shop = await startShop({
    edit(environment) {
      environment.shop.url = `${url}/`;
    },
    variables: { ...variables, VALKEY_URL: `redis://127.0.0.1:${valkeyPort}`, SHELL_ASSETS_DIR: published },
    prepare: deployRemotes,
  });
  const next = new Server('shell/dist/server/main.mjs', `http://localhost:${nextPort}`, {
    ...process.env,
    SHELL_PORT: `${nextPort}`,
    DATA_DIR: join(project, 'behind nginx'),
  });
  const shells = [shop.url, next.url];
  const faults: string[] = [];
  const judge = new Shop(url);
  const release = async (build: Build) => {
    await rollOut(build, { percents: [], minutes: 0, isForAll: true }, location(), judge);
    const lines = describeVerdicts(await judge.awaitVerdict(remote, buildOf(build.manifest)));
    rmSync(build.folder, { recursive: true });
    return lines.map((line) => line.replace(/^.*\) : /, '').slice(0, 17)).sort();
  };
  const nginx = await startBalancer(NGINX_PATH, shop.folder, port, [shop.ports.shell ?? 0, nextPort]);
  try {
    await untilLive(shop.url);
    await next.start(project);
    await release(versionOf('2.0.0', ofTomorrow));
    for (let number = 1; number <= deployments; number += 1) {
      const isToday = number % 2 === 0;
      const verdicts = await release(
        versionOf(`${isToday ? 1 : 2}.0.${number}`, isToday ? undefined : ofTomorrow),
      );
      if (`${verdicts}` !== 'acceptée,refusée : demande') faults.push(`deployment ${number}: ${verdicts}`);
      const old = await findOld(remote, 1, { ...location(), shops: [judge] });
      await location().store.remove(old);
      for (const shell of shells) faults.push(...(await missingIn(shell + list)));
    }

    // Visits are counted by the name of the entry.
    const other = await buildNextVersion(remote, join(project, 'other'));
    const canary = versionOf('3.0.0', () => ({}), other);
    await publishCanary(canary, 20, location());
    const status = async (shell: string) => (await (await fetch(`${shell}/health`)).json()).remotes[remote];
    const untilBoth = (what: string, isSo: (canary: { live: unknown; refused: unknown }) => boolean) =>
      untilDone(what, async () => {
        const all = await Promise.all(shells.map(status));
        return all.every(({ canary }) => canary && isSo(canary));
      });
    await untilBoth('both shells have the canary', ({ live }) => live !== null);
    for (let visit = 0; visit < 20; visit += 1)
      for (const kind of ['visits', 'errors'])
        await fetch(`${url}/visits`, {
          method: 'POST',
          headers: { 'x-forwarded-for': `192.0.2.${visit}` },
          body: JSON.stringify({ kind, builds: { [remote]: `${url}/${canary.manifest.entry.file}` } }),
        });
    const time = await untilBoth('both shells end the canary', ({ refused }) => refused !== null);
    print(`${deployments} deployments; the canary ended in both shells after ${time} ms`);
    rmSync(canary.folder, { recursive: true });
    return faults;
  } finally {
    await Promise.all([next.kill(), nginx.kill()]);
    await shop.stop();
    await valkey.kill();
  }
}
