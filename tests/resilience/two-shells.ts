import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../../tools/build/free-port.mjs';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { processes } from '../../tools/setup/process-table.mjs';
import { ensureEngine } from '../../tools/setup/test-programs.mjs';
import { startShop } from '../../tools/setup/testing/shop-on-free-ports';
import { launchBrowser } from './browser/launch-browser';
import { print, sign } from './report/print';
import { shellsProxy, startNginx } from './shop/nginx';
import { untilLive, variables } from './shop/own-shop';
import { Server } from './shop/server';
import { mainOf, makeNextShell, publish } from './two-shells/shells';
import { type SeenVisit, visit } from './two-shells/visits';
import { until } from './waiting/until';

/** Number of concurrent visitors. */
const atOnce = 2;
/** Number of visits between two replacements of a shell. */
const visitsBetween = 8;

/** Starts the visits; returns the growing list of results and a promise for their end. */
function visits(browser: Browser, url: string, count: number) {
  const seen: SeenVisit[] = [];
  const numbers = Array.from({ length: count }, (_, number) => number).values();
  async function visitor() {
    for (const number of numbers) seen.push(await visit(browser, url, number));
  }
  return { seen, over: Promise.all(Array.from({ length: atOnce }, visitor)) };
}

async function startShell(shell: Server, project: string): Promise<void> {
  await shell.start(project);
  await untilLive(shell.url);
}

/** Replaces a shell by another build after every few visits, until all are over. @returns the exit codes */
async function replaceDuring(
  seen: readonly SeenVisit[],
  count: number,
  shell: Server,
  projects: readonly string[],
): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  // By then both shells have responded.
  await until(() => seen.length > 0, Infinity);
  while (seen.length < count) {
    const project = projects[codes.length % projects.length] ?? root;
    codes.push(await shell.stop());
    await startShell(shell, project);
    const next = Math.min(seen.length + visitsBetween, count);
    await until(() => seen.length >= next, Infinity);
  }
  return codes;
}

/**
 * Runs two builds of the shell behind nginx, which alternates between them: visits with published files, then
 * while one is replaced; `sample`: a few visits of the second kind. True when no file is missing, and no page
 * fails or reloads.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const isSample = chosen[0] === 'sample';
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
    const shop = await startShop({
      folder,
      edit: (environment) => {
        environment.shop.url = `${url}/`;
      },
      variables,
      parts: processes.filter(({ name }) => name !== 'shell'),
    });
    ending.push(() => shop.stop());
    const shells: Server[] = [];
    for (const project of [root, next.folder]) {
      print(publish(project, published));
      const shellPort = await freePort();
      const shell = new Server('shell/dist/server/main.mjs', `http://127.0.0.1:${shellPort}`, {
        ...process.env,
        SHELL_PORT: String(shellPort),
        SHELL_ASSETS_DIR: published,
        DATA_DIR: join(folder, `shell-${shellPort}`),
        DRAIN_MS: '1000',
      });
      shells.push(shell);
      ending.push(shell.stop);
      await startShell(shell, project);
    }
    // After both shells respond: nginx would skip an unreachable one for two seconds.
    const ports = shells.map((shell) => Number(new URL(shell.url).port));
    const site = ports.reduce(
      (text, shell, index) => text.replace(`shell-${index + 1}:3000`, `127.0.0.1:${shell}`),
      shellsProxy(port),
    );
    const nginx = await startNginx(program, { folder: join(folder, 'nginx'), port, shells: ports, site });
    ending.push(nginx.stop);
    const browser = await launchBrowser();
    ending.push(() => browser.close());
    const mains = [mainOf(root), mainOf(next.folder)];

    /** Prints the results of visits; true when every page was complete and both shells have responded. */
    function isWhole(what: string, seen: readonly SeenVisit[]): boolean {
      const { failed, shares } = nginx.responses();
      const faults = seen.flatMap(({ fault, missing, reloads }) => [
        ...(fault ? [fault] : []),
        ...missing,
        ...(reloads > 0 ? [`${reloads} reloads`] : []),
      ]);
      const unknown = seen.filter(({ main }) => !mains.includes(main)).length;
      const good = faults.length === 0 && unknown === 0 && Math.min(...shares) > 0;
      print(`${sign(good)} ${what}: ${seen.length} visits, responses of the shells: ${shares.join(' and ')}`);
      for (const line of new Set([...faults, ...failed])) print(`    ${line}`);
      return good;
    }

    if (!isSample) {
      const { seen, over } = visits(browser, url, 50);
      await over;
      if (!isWhole('files published', seen)) return false;
    }
    const count = isSample ? 3 : 50;
    const { seen, over } = visits(browser, url, count);
    const [, second] = shells;
    const codes = second ? await replaceDuring(seen, count, second, [root, next.folder]) : [];
    await over;
    const isEnded = codes.length > 0 && codes.every((code) => code === 0);
    print(`${sign(isEnded)} replaced ${codes.length} times, exit codes ${[...new Set(codes)].join()}`);
    return isWhole('while one is replaced', seen) && isEnded;
  } finally {
    for (const end of ending.reverse()) await end();
  }
}
