import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { freePorts, portVariables } from '../../../tools/commands/shop/start-shop';
import type { Options } from '../options';
import { untilQuiet } from '../report/machine';
import { ms, printTable } from '../report/table';
import type { Cleanup } from '../shop/cleanup';
import { temporaryFolder } from '../shop/temporary-folder';
import { copyProject } from './copy-project';

/** ms */
const limits = { build: 15_000, secondStart: 10_000 };

interface Command {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly line?: string;
}

/** Runs a command in the copy; resolves with the ms until `line` is printed, or until it ends when there is none. */
function run(script: string, { folder, env, line }: Command) {
  const begun = performance.now();
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const time = new Promise<number>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (line && text.includes(line)) resolve(performance.now() - begun);
    });
    child.once('exit', (code) =>
      code === 0 && !line
        ? resolve(performance.now() - begun)
        : reject(new Error(`${script} ended with ${code}`)),
    );
  });
  const stop = async () => {
    const asked = performance.now();
    child.kill('SIGINT');
    await ended;
    return performance.now() - asked;
  };
  return { time, stop };
}

/** Cold build, first and second start, each from its command line in a copy of the project. */
export async function measure({ quiet }: Options, cleanup: Cleanup) {
  const folder = join(temporaryFolder(cleanup), 'boutique');
  copyProject(folder);
  const { DATABASE_URL: _url, SHOP_ENV: _name, SHOP_ENVIRONMENT_FILE: _file, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...portVariables(await freePorts()),
    NODE_ENV: 'production' as const,
    DATA_DIR: join(folder, '.data'),
  };

  await untilQuiet(quiet);
  const build = await run('tools/commands/build.mjs', { folder, env }).time;
  const start = async () => {
    const shop = run('tools/commands/start.mjs', { folder, env, line: 'Boutique prête' });
    cleanup.add(shop.stop);
    const time = await shop.time;
    return { time, stopTime: await shop.stop() };
  };
  const first = await start();
  const second = await start();
  return { build, firstStart: first.time, secondStart: second.time, stop: second.stopTime, limits };
}

export function print({ build, firstStart, secondStart, stop }: Awaited<ReturnType<typeof measure>>): void {
  const verdict = (time: number, limit: number) => [
    ms(time),
    `≤ ${limit}`,
    time <= limit ? 'met' : 'NOT MET',
  ];
  printTable(
    'Build and start, from the command to the line that says so',
    ['what', 'ms', 'asked', 'verdict'],
    [
      ['cold build of all workspaces', ...verdict(build, limits.build)],
      ['first start: empty data folder, demo data made', ms(firstStart), '', ''],
      ['second start', ...verdict(secondStart, limits.secondStart)],
      ['Ctrl-C until everything has ended', ms(stop), '', ''],
    ],
    1,
  );
}
