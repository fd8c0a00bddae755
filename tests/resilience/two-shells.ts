import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/bundler/free-port.mjs';
import { readBuild } from '../../tools/deploy/build-folder.ts';
import { FolderStore } from '../../tools/deploy/folder-store.ts';
import { publish } from '../../tools/deploy/publish.ts';
import { hostsFolder, root } from '../../tools/workspace/paths.mjs';
import { copyNextShell } from '../kit/next-version.mjs';
import { deployRemotes, untilLive, variables } from '../kit/own-shop';
import { Server } from '../kit/server';
import { startShop } from '../kit/shop-on-free-ports';
import { untilDone } from '../kit/until';
import { print, sign } from './report/print';

const remote = 'mfe-catalogue';
const list = '/category-product/SACS/SACS-POUBELLE';

/** Edits a JSON file of a build. */
function edit(file: string, change: (content: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Returns versions or ranges with the next major of our packages. */
const ofTomorrow = (versions: object) =>
  Object.fromEntries(
    Object.entries(versions).map(([module, version]) => [
      module,
      /^(page-kit|shared-)/.test(module) ? version.replace('1.', '2.') : version,
    ]),
  );

/** Deploys the build of this project as another version, of today or tomorrow. */
async function deploy(version: string, change = (needs: object): object => needs): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-version-'));
  cpSync(join(root, remote, 'dist/browser'), folder, { recursive: true });
  edit(join(folder, 'remote.json'), (manifest) => ({
    ...manifest,
    version,
    needs: change(manifest.needs as object),
  }));
  const store = new FolderStore(join(hostsFolder(), remote));
  await publish(readBuild(folder, remote), { store, host: null, keys: { privateKey: null, publicKeys: [] } });
  rmSync(folder, { recursive: true });
}

/** Runs a shell with the next major of our packages beside today's. @returns the faults found */
async function play(project: string): Promise<string[]> {
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
 * A shell with the next major version of our packages runs beside today's on the same remotes. True when each
 * shows the last version that fits it, also after a start without a stored one.
 */
export async function prove(): Promise<boolean> {
  const project = await copyNextShell();
  try {
    edit(join(project, 'shell/dist/browser/contract.json'), ofTomorrow);
    const faults = await play(project);
    print(
      [sign(faults.length === 0), 'an old and a new shell on the same remotes', ...faults].join('\n    '),
    );
    return faults.length === 0;
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
