import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/bundler/free-port.mjs';
import { publish } from '../../tools/deploy/publish.ts';
import { deployRemotes } from '../kit/deploy-remotes';
import { copyNextShell } from '../kit/next-version.mjs';
import { untilLive, variables } from '../kit/own-shop';
import { Server } from '../kit/server';
import { startShop } from '../kit/shop-on-free-ports';
import { untilDone } from '../kit/until';
import { playCases } from './report/play-cases';
import { playBehindNginx } from './two-shells/behind-nginx';
import { edit, list, location, ofTomorrow, remote, versionOf } from './two-shells/versions';

/** Deploys the build of this project as another version, of today or tomorrow. */
async function deploy(...named: Parameters<typeof versionOf>): Promise<void> {
  const build = versionOf(...named);
  await publish(build, location());
  rmSync(build.folder, { recursive: true });
}

/** Runs a shell with the next major of our packages beside today's. @returns the faults found */
async function playMajors(project: string): Promise<string[]> {
  const shop = await startShop({ variables, prepare: deployRemotes });
  const port = String(await freePort());
  const shellWith = (data: string) =>
    new Server('shell/dist/server/main.mjs', `http://localhost:${port}`, {
      ...process.env,
      SHELL_PORT: port,
      DATA_DIR: join(project, data),
    });
  const status = async (url: string) => (await (await fetch(`${url}/health`)).json()).remotes[remote];
  const faults: string[] = [];
  const expect = async (what: string, shell: string, live: string | null, refused: string | null) => {
    const found = await status(shell);
    const actual = [found.live?.version ?? null, found.refused?.reason.split(' ; ')[0] ?? null];
    if (`${actual}` !== `${[live, refused]}`) faults.push(`${what}: ${actual} instead of ${[live, refused]}`);
    const html = live && (await (await fetch(shell + list)).text());
    if (html === '' || (html && !html.includes('<h1'))) faults.push(`${what}: ${list} is not rendered`);
  };
  const untilTaken = (shell: string, version: string) =>
    untilDone(`${shell} takes ${version}`, async () => (await status(shell)).live?.version === version);
  let next = shellWith('next');
  try {
    await untilLive(shop.url);
    await next.start(project);
    await untilDone('the next shell has a verdict', async () => (await status(next.url)).refused !== null);
    const reason = 'demande shared-contracts/auth ^1.0.0, la boutique donne 2.0.0';
    await expect('version of today, shell of tomorrow', next.url, null, reason);

    await deploy('2.0.0', ofTomorrow);
    await untilTaken(next.url, '2.0.0');
    await expect('version of tomorrow, shell of tomorrow', next.url, '2.0.0', null);
    await expect('version of tomorrow, shell of today', shop.url, '1.0.0', null);

    await deploy('1.0.1');
    await untilTaken(shop.url, '1.0.1');
    await expect('later version of today, shell of today', shop.url, '1.0.1', null);
    await next.kill();
    next = shellWith('without a stored version');
    await next.start(project);
    await untilTaken(next.url, '2.0.0');
    await expect('later version of today, shell of tomorrow', next.url, '2.0.0', null);
    return faults;
  } finally {
    await next.kill();
    await shop.stop();
  }
}

/**
 * A shell with the next major version of our packages runs beside today's: started next to it, then behind a
 * balancer with a shared record. True when every shell shows the last version that fits it, also after a start
 * without a stored one, deployments name the verdict of each, and no page names a missing file.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const project = await copyNextShell();
  const cases = [
    { name: 'an old and a new shell on the same remotes', play: () => playMajors(project) },
    { name: '10 deployments to both behind nginx', play: () => playBehindNginx(project, 10) },
    { name: '100 deployments to both behind nginx', play: () => playBehindNginx(project, 100) },
  ];
  try {
    edit(join(project, 'shell/dist/browser/contract.json'), ofTomorrow);
    const sample = cases.slice(0, 2).map(({ name }) => name);
    return await playCases(cases, chosen, sample, ({ play }) => play());
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
