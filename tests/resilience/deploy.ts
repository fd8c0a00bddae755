import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderStore } from '../../tools/deploy/folder-store.ts';
import { hostsFolder } from '../../tools/workspace/paths.mjs';
import { copyProject } from '../kit/copied-project.mjs';
import { deployRemotes } from '../kit/deploy-remotes';
import { hasExited } from '../kit/has-exited.mjs';
import { launchBrowser } from '../kit/launch-browser';
import { customerState, untilLive, variables } from '../kit/own-shop';
import { startShop } from '../kit/shop-on-free-ports';
import { untilDone } from '../kit/until';
import { print, sign } from './report/print';

const remote = 'mfe-account';

/** Replaces the heading of a section in a copy of the project. */
function edit(folder: string, from: string, to: string): void {
  const path = join(folder, remote, 'src/pages/profile/sections.ts');
  writeFileSync(path, readFileSync(path, 'utf8').replace(`'${from}'`, `'${to}'`));
}

/**
 * Runs a command of the remote; when `isTimeToKill` is true, kills it with its child processes.
 * @returns the last line of output of a command that fails; 'killed'; null after success
 */
async function run(folder: string, command: string, isTimeToKill = async () => false) {
  // A separate process group, so that child processes can be killed, too.
  const options = { cwd: folder, detached: true };
  const child = spawn('npm', ['run', '--silent', command, '--', remote], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const closed = once(child, 'close');
  while (!hasExited(child) && !(await isTimeToKill())) await pause(10);
  if (!hasExited(child) && child.pid) process.kill(-child.pid, 'SIGKILL');
  const [code] = await closed;
  return code === 0 ? null : code === null ? 'killed' : output.trim().split('\n').at(-1);
}

/** Deploys and rolls back while the shop runs; unless `isSample`, kills a deployment. @returns the faults found */
async function play(folder: string, isSample: boolean): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) faults.push(`${what}: ${actual} instead of ${expected}`);
  };
  const shop = await startShop({
    variables,
    prepare: deployRemotes,
  });
  const browser = await launchBrowser();
  const url = `http://localhost:${shop.ports[remote]}/`;
  const status = async () => (await (await fetch(`${shop.url}/health`)).json()).remotes[remote];
  const pointer = async () => (await fetch(`${url}remote.json`, { cache: 'no-store' })).text();

  /** Opens the account page in a new tab; resolves to the tab and its heading. */
  async function openTab() {
    const page = await (await browser.newContext({ storageState: await customerState(shop) })).newPage();
    await page.goto(`${shop.url}/profile?informations`);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await heading.waitFor();
    return { page, heading: await heading.textContent() };
  }
  async function expectHeading(what: string, expected: string) {
    const { page, heading } = await openTab();
    expect(`${what}, new tab`, heading, expected);
    await page.context().close();
  }
  /** Runs a command and waits until the shell uses another build. */
  async function expectChange(name: string, expected: string) {
    const before = (await status()).live?.build;
    expect(name, await run(folder, name), null);
    await untilDone('the shell uses another build', async () => (await status()).live?.build !== before);
    await expectHeading(name, expected);
  }

  try {
    await untilLive(shop.url);
    const { page } = await openTab();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const [before, first] = [await pointer(), (await status()).live.build];

    edit(folder, 'Mes informations', 'Mes coordonnées');
    await expectChange('deploy', 'Mes coordonnées');
    // The open tab loads a file of the previous version on demand.
    await page.getByRole('link', { name: /historique/i }).click();
    await page.getByRole('heading', { level: 2, name: /historique/i }).waitFor();
    expect('open tab without a reload', await page.evaluate(() => 'sameDocument' in window), true);
    await page.context().close();

    await expectChange('rollback', 'Mes informations');
    expect('pointer after the rollback', await pointer(), before);
    expect('exit code of the shell', shop.childOf('shell').exitCode, null);
    if (isSample) return faults;

    edit(folder, 'Mes coordonnées', 'À moitié');
    const store = new FolderStore(join(hostsFolder(), remote));
    const count = async () => [...(await store.list()).keys()].filter((file) => !store.isDraft(file)).length;
    const filesBefore = await count();
    const isUploading = async () => (await count()) > filesBefore + 1;
    expect('deployment', await run(folder, 'deploy', isUploading), 'killed');
    expect('pointer after the kill', await pointer(), before);
    const { live, refused, problem } = await status();
    expect('live build after the kill', live?.build, first);
    expect('refusal or problem after the kill', refused ?? problem, null);
    await expectHeading('kill', 'Mes informations');
    await expectChange('deploy', 'À moitié');
    return faults;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/**
 * A squad edits a text of its remote, deploys and rolls back while the shop runs; another deployment is killed
 * during the upload (not in `sample`). True when open and new tabs show the expected version.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  const folder = copyProject(remote);
  try {
    const faults = await play(folder, chosen === 'sample');
    print([sign(faults.length === 0), 'deployments and a rollback', ...faults].join('\n    '));
    return faults.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
