import type { Browser } from 'playwright-core';
import { statusOf } from '../bad-deployments/try-version';
import { untilDone } from '../waiting/until';
import type { DeployedShop } from './shop';
import type { Squad } from './squad';
import type { Target } from './targets';

const account = '/profile?informations';
const section = 'src/pages/profile/informations/InformationSection.tsx';
const title = '<h2 id={titleId}>';

interface Parts {
  readonly browser: Browser;
  readonly shop: DeployedShop;
  readonly visitor: Awaited<ReturnType<DeployedShop['visitor']>>;
}

interface Way {
  readonly squad: Squad;
  readonly target: Target;
  readonly shop: DeployedShop;
  readonly browser: Browser;
  readonly whole: boolean;
}

/** `what` was done, whether it went as it should, and what was seen. */
interface Round {
  readonly what: string;
  readonly right: boolean;
  readonly seen: string;
}

/** What a fresh tab shows as the heading of the page; the tab is left open. */
async function openTab({ browser, shop, visitor }: Parts) {
  const context = await browser.newContext({ storageState: visitor });
  const page = await context.newPage();
  await page.goto(shop.shell + account);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await heading.waitFor();
  return { page, context, heading: await heading.textContent() };
}

async function freshHeading(parts: Parts): Promise<string | null> {
  const { context, heading } = await openTab(parts);
  await context.close();
  return heading;
}

/** The way, as lines: what was done, whether it went well, what was seen. `whole`: a killed deployment, too. */
export async function* rounds({ squad, target, shop, browser, whole }: Way): AsyncGenerator<Round> {
  const { remote } = squad;
  const visitor = await shop.visitor();
  const parts = { browser, shop, visitor };
  const status = () => statusOf(shop.shell, remote);
  const pointer = async () => (await fetch(`${shop.url}remote.json`, { cache: 'no-store' })).text();
  const command = (name: string, ...more: readonly string[]) =>
    squad.run(name, '--', remote, ...target.words, ...more);
  /** Resolves to what fresh tabs show once the shell has taken another build than the one before. */
  const headingAfter = async (before: string | undefined) => {
    await untilDone('the shell takes another build', async () => (await status()).live?.build !== before);
    return freshHeading(parts);
  };
  const { shellProcess } = shop;
  const pid = shellProcess?.pid;

  if (target.url) {
    const { said } = await command('deploy');
    await untilDone('the shell takes the first build', async () => (await status()).live !== null);
    yield { what: 'first deployment', right: / est en ligne : /.test(said), seen: said };
  }
  const open = await openTab(parts);
  await open.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const first = (await status()).live?.build;
  const before = await pointer();

  squad.edit(section, `${title}Mes informations`, `${title}Mes coordonnées`);
  const deployed = await command('deploy');
  const changed = await headingAfter(first);
  yield {
    what: 'deploy of a changed text, fresh tab',
    right: deployed.code === 0 && changed === 'Mes coordonnées',
    seen: `« ${changed} » (${deployed.said})`,
  };

  await open.page.getByRole('link', { name: /historique/i }).click();
  await open.page.getByRole('heading', { level: 2, name: /historique/i }).waitFor();
  const stayed = await open.page.evaluate(() => 'sameDocument' in window);
  yield { what: 'open tab, a file on demand', right: stayed, seen: stayed ? 'goes on' : 'was loaded again' };
  await open.context.close();

  const second = (await status()).live?.build;
  const rolledBack = await command('rollback');
  const old = await headingAfter(second);
  const isBefore = (await pointer()) === before;
  yield {
    what: 'rollback, fresh tab',
    right: rolledBack.code === 0 && old === 'Mes informations' && isBefore,
    seen: `« ${old} » (${rolledBack.said})`,
  };

  const untouched = shellProcess?.exitCode === null && shellProcess.pid === pid;
  yield { what: "the shell's process", right: untouched, seen: untouched ? `${pid} all the time` : 'ended' };
  if (!whole) return;

  squad.edit(section, `${title}Mes coordonnées`, `${title}À moitié`);
  const store = await target.store();
  const count = async () => [...(await store.list()).keys()].filter((file) => !store.isDraft(file)).length;
  const lay = await count();
  const uploaded = async () => (await count()) - lay;
  const killed = await squad.runUntil(
    async () => (await uploaded()) > 1,
    'deploy',
    '--',
    remote,
    ...target.words,
  );
  const half = await uploaded();
  const same = (await pointer()) === before;
  const { live, refused, problem } = await status();
  const still = await freshHeading(parts);
  yield {
    what: 'deployment killed while it uploads, fresh tab',
    right:
      killed &&
      half > 1 &&
      same &&
      live?.build === first &&
      refused === null &&
      problem === null &&
      still === 'Mes informations',
    seen: `« ${still} », ${half} new files lie there, the pointer ${same ? 'has not moved' : 'has moved'}`,
  };

  const again = await command('deploy');
  const third = await headingAfter(first);
  yield {
    what: 'the same deployment again, fresh tab',
    right: again.code === 0 && third === 'À moitié' && (await uploaded()) >= half,
    seen: `« ${third} », ${await uploaded()} new files (${again.said})`,
  };
}
