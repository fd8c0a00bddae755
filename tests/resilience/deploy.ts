import { join } from 'node:path';
import { remotes } from '../../tools/build/processes.mjs';
import { deployBuilt } from '../../tools/deploy/deploy-built.ts';
import { FolderStore } from '../../tools/deploy/folder-store.ts';
import { hostsFolder } from '../../tools/setup/paths.mjs';
import { startShop } from '../../tools/setup/testing/shop-on-free-ports';
import { launchBrowser } from './browser/launch-browser';
import { Squad } from './deploy/squad';
import { print, sign } from './report/print';
import { customerState, untilLive, variables } from './shop/own-shop';
import { untilDone } from './waiting/until';

const remote = 'mfe-account';
const section = 'src/pages/profile/informations/InformationSection.tsx';
const title = '<h2 id={titleId}>';

/** Deploys and rolls back while the shop runs; unless `isSample`, kills a deployment. @returns the faults found */
async function play(squad: Squad, isSample: boolean): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) faults.push(`${what}: ${actual} instead of ${expected}`);
  };
  const shop = await startShop({
    variables,
    async prepare() {
      process.env.REMOTES_FOLDER = await deployBuilt(remotes.map(({ name }) => name));
    },
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
    expect(name, await squad.run([name, '--', remote]), null);
    await untilDone('the shell uses another build', async () => (await status()).live?.build !== before);
    await expectHeading(name, expected);
  }

  try {
    await untilLive(shop.url);
    const { page } = await openTab();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const [before, first] = [await pointer(), (await status()).live.build];

    squad.edit(section, `${title}Mes informations`, `${title}Mes coordonnées`);
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

    squad.edit(section, `${title}Mes coordonnées`, `${title}À moitié`);
    const store = new FolderStore(join(hostsFolder(), remote));
    const count = async () => [...(await store.list()).keys()].filter((file) => !store.isDraft(file)).length;
    const filesBefore = await count();
    const isUploading = async () => (await count()) > filesBefore + 1;
    expect('deployment', await squad.run(['deploy', '--', remote], isUploading), 'killed');
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
  const squad = new Squad(remote);
  try {
    const faults = await play(squad, chosen === 'sample');
    print([sign(faults.length === 0), 'deployments and a rollback', ...faults].join('\n    '));
    return faults.length === 0;
  } finally {
    squad.leave();
  }
}
