import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { freePort } from '../../tools/build/free-port.mjs';
import { type StartedShop, startShop } from '../../tools/commands/shop/start-shop';
import { ensureEngine } from '../../tools/setup/browser.mjs';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { processes } from '../../tools/setup/process-table.mjs';
import { launchBrowser } from './browser/launch-browser';
import { print } from './report/print';
import { type Answers, startNginx } from './two-shells/nginx';
import { mainOf, makeNextShell, publish, ShellSlot } from './two-shells/shells';
import { type SeenVisit, visit } from './two-shells/visits';

/** Visitors at a time. */
const crowd = 2;
/** Visits between two replacements of a shell. */
const visitsBetween = 8;

/** API and remotes of a shop whose public URL is `url`. */
const startBehind = (url: string, folder: string): Promise<StartedShop> =>
  startShop({
    folder,
    edit: ({ shop }) => {
      shop.url = `${url}/`;
    },
    variables: { RENDER_DEADLINE_MS: '60000', LOG_LEVEL: 'fatal' },
    parts: processes.filter(({ name }) => name !== 'shell'),
  });

/** `over` resolves to what each visitor saw, `seen` has what is known so far. */
interface Visits {
  readonly seen: readonly SeenVisit[];
  readonly over: Promise<readonly SeenVisit[]>;
}

interface Sums {
  readonly missing: number;
  readonly reloads: number;
  readonly live: number;
  /** Both shells have answered. */
  readonly isMixed: boolean;
}

/** Visits by a few at a time. */
function visits(browser: Browser, url: string, count: number): Visits {
  const seen: SeenVisit[] = [];
  let next = 0;
  async function visitor() {
    while (next < count) {
      const number = next;
      next += 1;
      seen.push(await visit(browser, url, number));
    }
  }
  return { seen, over: Promise.all(Array.from({ length: crowd }, visitor)).then(() => seen) };
}

/** Ends the shell of a slot and starts another build there, in turn, again after every few visits until they are over. */
async function replaceDuring(
  { seen, over }: Visits,
  count: number,
  slot: ShellSlot,
  projects: readonly string[],
): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  // By then both have answered.
  while (seen.length === 0) await Promise.race([over, pause(100)]);
  while (seen.length < count) {
    const turn = codes.length;
    codes.push(await slot.stop());
    await slot.start(projects[turn % projects.length]);
    const until = Math.min(seen.length + visitsBetween, count);
    while (seen.length < until) await Promise.race([over, pause(100)]);
  }
  await over;
  return codes;
}

/** Prints what visitors saw; the sums. */
function tell(
  what: string,
  seen: readonly SeenVisit[],
  mains: readonly (string | undefined)[],
  { failed, shares }: Answers,
): Sums {
  const missing = seen.flatMap((each) => each.missing);
  const sums = {
    missing: missing.length,
    reloads: seen.reduce((sum, { reloads }) => sum + reloads, 0),
    live: seen.filter(({ fault }) => fault === null).length,
  };
  const [own = 0, next = 0] = mains.map((main) => seen.filter((each) => each.main === main).length);
  print(
    `${what}: ${sums.live} of ${seen.length} pages live, ${sums.missing} files missing, ${sums.reloads} reloads; HTML of N ${own}, of N+1 ${next}; answers of the shells ${shares.join(' and ')}, ${failed.length} of them no success`,
  );
  const faults = seen.flatMap(({ fault }) => fault ?? []);
  for (const line of new Set([...faults, ...missing, ...failed])) print(`    ${line}`);
  return { ...sums, isMixed: own + next === seen.length && Math.min(...shares) > 0 };
}

/** Prints what was wanted and whether it is so. */
function isMet(what: string, met: boolean): boolean {
  print(`${met ? '✓' : '✗'} ${what}`);
  return met;
}

/**
 * Two builds of the shell, N and N+1, behind nginx, which asks them in turn: visits without published files, then with
 * them, then while one is replaced; `chosen`: `sample` for a few of the last kind. True when with published files none
 * is missing, no page is dead and none was loaded again.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const isSample = chosen[0] === 'sample';
  const counts = isSample
    ? { apart: 0, together: 0, replaced: 3 }
    : { apart: 20, together: 50, replaced: 50 };
  const { NGINX_PATH: program } = ensureEngine('nginx');
  if (!program) return isSample;
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-two-shells-'));
  const published = join(folder, 'published');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const next = makeNextShell();
    ending.push(next.remove);
    const shop = await startBehind(url, folder);
    ending.push(() => shop.stop());
    const placeOf = async (name: string) =>
      new ShellSlot(await freePort(), { DATA_DIR: join(folder, name), DRAIN_MS: '1000' });
    const first = await placeOf('first');
    const second = await placeOf('second');
    const slots = [first, second];
    const stopBoth = () => Promise.all(slots.map((slot) => slot.stop()));
    const startBoth = () => Promise.all([first.start(), second.start(next.folder)]);
    ending.push(stopBoth);
    const ports = slots.map((slot) => slot.port);
    const browser = await launchBrowser();
    ending.push(() => browser.close());

    // Once both shells answer: one that does not is left alone for two seconds.
    const startBalancer = async () => {
      const nginx = await startNginx(program, { folder: join(folder, 'nginx'), port, shells: ports });
      ending.push(() => nginx.stop());
      return nginx;
    };
    let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;

    const mains = [mainOf(root), mainOf(next.folder)];
    const visited = async <Result>(
      balancer: Awaited<ReturnType<typeof startNginx>>,
      what: string,
      count: number,
      meanwhile: (visiting: Visits) => Promise<Result>,
    ) => {
      balancer.answers();
      const visiting = visits(browser, url, count);
      const result = await meanwhile(visiting);
      return { sums: tell(what, await visiting.over, mains, balancer.answers()), result };
    };
    const isWhole = ({ missing, reloads, live, isMixed }: Sums, count: number) =>
      missing === 0 && reloads === 0 && live === count && isMixed;

    const met: boolean[] = [];
    if (counts.apart) {
      await startBoth();
      nginx = await startBalancer();
      const { sums } = await visited(nginx, 'each with its own files', counts.apart, ({ over }) => over);
      met.push(isMet('visits as these are lost without published files', sums.missing > 0));
      await stopBoth();
    }
    for (const slot of slots) slot.variables.SHELL_ASSETS_DIR = published;
    for (const project of [root, next.folder]) print(publish(project, published));
    await startBoth();
    nginx ??= await startBalancer();
    if (counts.together) {
      const { sums } = await visited(nginx, 'files published', counts.together, ({ over }) => over);
      met.push(isMet('no file missing, no reload, every page live', isWhole(sums, counts.together)));
    }
    const replaced = await visited(nginx, 'while one is replaced', counts.replaced, (visiting) =>
      replaceDuring(visiting, counts.replaced, second, [next.folder, root]),
    );
    met.push(isMet('no file missing, no reload, every page live', isWhole(replaced.sums, counts.replaced)));
    const codes = replaced.result;
    const isEnded = codes.length > 0 && codes.every((code) => code === 0);
    met.push(isMet(`replaced ${codes.length} times, exit codes ${[...new Set(codes)].join()}`, isEnded));
    return met.every(Boolean);
  } finally {
    for (const end of ending.reverse()) await end();
  }
}
