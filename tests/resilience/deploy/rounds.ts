import type { Browser } from 'playwright-core';
import { untilDone } from '../waiting/until';
import type { DeployedShop } from './shop';
import type { Squad } from './squad';
import type { Target } from './targets';

const account = '/profile?informations';
const section = 'src/pages/profile/informations/InformationSection.tsx';
const title = '<h2 id={titleId}>';

/** A remote in the response of `/health`. */
interface Status {
  readonly live: { readonly build: string } | null;
  readonly refused: { readonly reason: string } | null;
  readonly problem: string | null;
}

interface Setup {
  readonly squad: Squad;
  readonly target: Target;
  readonly shop: DeployedShop;
  readonly browser: Browser;
  readonly whole: boolean;
}

/** Deploys, rolls back and, if `whole`, kills a deployment. @returns the faults found */
export async function playRounds({ squad, target, shop, browser, whole }: Setup): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) faults.push(`${what}: ${actual} instead of ${expected}`);
  };
  const status = async (): Promise<Status> =>
    (await (await fetch(`${shop.shell}/health`)).json()).remotes[squad.remote];
  const pointer = async () => (await fetch(`${shop.url}remote.json`, { cache: 'no-store' })).text();
  const wordsOf = (name: string) => [name, '--', squad.remote, ...target.words];
  const storageState = await shop.customerState();

  /** Opens the account page in a new tab; resolves to the tab and its heading. */
  async function openTab() {
    const page = await (await browser.newContext({ storageState })).newPage();
    await page.goto(shop.shell + account);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await heading.waitFor();
    return { page, heading: await heading.textContent() };
  }
  async function expectHeading(what: string, expected: string) {
    const { page, heading } = await openTab();
    expect(what, heading, expected);
    await page.context().close();
  }
  /** Runs a command and waits until the shell uses another build. */
  async function expectChange(name: string, expected: string) {
    const before = (await status()).live?.build;
    const { code, lastLine } = await squad.run(wordsOf(name));
    if (code !== 0) faults.push(`${name}: ${lastLine}`);
    await untilDone('the shell uses another build', async () => (await status()).live?.build !== before);
    await expectHeading(`${name}, new tab`, expected);
  }

  if (target.url) {
    await squad.run(wordsOf('deploy'));
    await untilDone('the shell uses the first build', async () => (await status()).live !== null);
  }
  const { page } = await openTab();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const [before, first] = [await pointer(), (await status()).live?.build];

  squad.edit(section, `${title}Mes informations`, `${title}Mes coordonnées`);
  await expectChange('deploy', 'Mes coordonnées');
  // The open tab loads a file of the previous version on demand.
  await page.getByRole('link', { name: /historique/i }).click();
  await page.getByRole('heading', { level: 2, name: /historique/i }).waitFor();
  expect('open tab without a reload', await page.evaluate(() => 'sameDocument' in window), true);
  await page.context().close();

  await expectChange('rollback', 'Mes informations');
  expect('pointer after the rollback', await pointer(), before);
  expect('exit code of the shell', shop.shellProcess.exitCode, null);
  if (!whole) return faults;

  squad.edit(section, `${title}Mes coordonnées`, `${title}À moitié`);
  const store = await target.store();
  const count = async () => [...(await store.list()).keys()].filter((file) => !store.isDraft(file)).length;
  const filesBefore = await count();
  const isUploading = async () => (await count()) > filesBefore + 1;
  const killed = await squad.run(wordsOf('deploy'), isUploading);
  expect('exit code of the killed deployment', killed.code, null);
  const filesAtKill = await count();
  expect('pointer after the kill', await pointer(), before);
  const { live, refused, problem } = await status();
  expect('live build after the kill', live?.build, first);
  expect('refusal or problem after the kill', refused ?? problem, null);
  await expectHeading('new tab after the kill', 'Mes informations');

  await expectChange('deploy', 'À moitié');
  expect('files complete', (await count()) >= filesAtKill, true);
  return faults;
}
