import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { twentyWriters, type Writer } from './database-away/writers';
import { makeServers, type Servers } from './killed-api/servers';
import { playCases } from './report/play-cases';
import { print, sign } from './report/print';

/** How long the server is unreachable, in milliseconds: longer than the API's timeouts. */
const unreachableFor = 12_000;

/** Sends a signal to a process and its children. */
function signal(pid: number, name: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const each of [pid, ...children.map(Number)]) {
    try {
      process.kill(each, name);
    } catch {
      // The process has stopped in the meantime.
    }
  }
}

type Postgres = Awaited<ReturnType<typeof startTestPostgres>>;

/** Makes the database unreachable; each fault returns the function that restores it. */
const faults = {
  /** All processes of the server terminate at once, as in a crash. */
  async stopped(postgres: Postgres) {
    await postgres.stopAtOnce();
    return () => postgres.start();
  },
  /** All processes of the server are suspended: connections stay open without a response. */
  async silent(postgres: Postgres) {
    signal(postgres.pid, 'SIGSTOP');
    return async () => signal(postgres.pid, 'SIGCONT');
  },
};

type Fault = keyof typeof faults;

/** Plays one round: makes the database unreachable and restores it. @returns the faults found */
async function playRound(
  fault: Fault,
  postgres: Postgres,
  { api }: Servers,
  writers: readonly Writer[],
): Promise<string[]> {
  const problems: string[] = [];
  const expectAll = async (status: number) => {
    const since = performance.now();
    const responded = await Promise.all(writers.map((each) => each.next(status, since)));
    if (!responded.every(Boolean)) problems.push(`a writer did not get ${status}`);
  };
  await expectAll(200);
  const lostAt = performance.now();
  const restore = await faults[fault](postgres);
  await expectAll(503);
  await pause(Math.max(0, unreachableFor - (performance.now() - lostAt)));
  await restore();
  await expectAll(200);
  if (api.child?.exitCode !== null || api.child.signalCode) problems.push('the API has stopped');
  return problems;
}

/** Ten rounds of each fault. */
const rounds = Array.from({ length: 10 }, (_, index) =>
  (['stopped', 'silent'] as const).map((fault) => ({ fault, name: `${fault} ${index + 1}` })),
).flat();

/**
 * Stops or suspends PostgreSQL under 20 writers and restores it; `sample`: one round of each. True when the
 * API keeps running, every writer gets 503 and then 200 again, and no acknowledged write is lost.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api']);
  const postgres = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-away-'));
  const servers = await makeServers(folder, postgres.url);
  try {
    await servers.api.start();
    const writers = await twentyWriters(servers.api.url);
    const working = writers.map((each) => each.work());
    const sample = ['stopped 1', 'silent 1'];
    const good = await playCases(rounds, chosen, { sample }, ({ fault }) =>
      playRound(fault, postgres, servers, writers),
    );
    for (const writer of writers) writer.stopping = true;
    await Promise.all(working);
    const stored = await Promise.all(writers.map((each) => each.isLastStored()));
    const lost = stored.filter((isStored) => !isStored).length;
    const statuses = new Set(writers.flatMap((each) => Object.keys(each.last)));
    print(`${sign(lost === 0)} writers with a lost acknowledged write: ${lost} of ${writers.length}`);
    const isExpected = [...statuses].every((status) => ['200', '503'].includes(status));
    print(`${sign(isExpected)} statuses of the responses: ${[...statuses].join(', ')}`);
    return good && lost === 0 && isExpected;
  } finally {
    await servers.api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
