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

/** ms that the server is away: long enough for a silent one to be given up. */
const awayFor = 12_000;

/** Sends a signal to the server's children and itself. */
function signal(pid: number, name: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const each of [pid, ...children.map(Number)]) {
    try {
      process.kill(each, name);
    } catch {
      // Has ended since.
    }
  }
}

type Postgres = Awaited<ReturnType<typeof startTestPostgres>>;

/** How the database goes away; each gives back what brings it again. */
const faults = {
  /** Every process of the server ends at once, as in a crash. */
  async stopped(postgres: Postgres) {
    await postgres.stopAtOnce();
    return () => postgres.start();
  },
  /** Every process of the server is stopped: its connections stay open without a response. */
  async silent(postgres: Postgres) {
    signal(postgres.pid, 'SIGSTOP');
    return async () => signal(postgres.pid, 'SIGCONT');
  },
};

type Fault = keyof typeof faults;

/** Takes the database away and brings it back. @returns the faults of a round */
async function playRound(
  fault: Fault,
  postgres: Postgres,
  { api }: Servers,
  writers: readonly Writer[],
): Promise<string[]> {
  const found: string[] = [];
  const expectAll = async (status: number) => {
    const since = performance.now();
    const answered = await Promise.all(writers.map((each) => each.next(status, since)));
    if (!answered.every(Boolean)) found.push(`a writer did not get ${status}`);
  };
  await expectAll(200);
  const goneAt = performance.now();
  const bringBack = await faults[fault](postgres);
  await expectAll(503);
  await pause(Math.max(0, awayFor - (performance.now() - goneAt)));
  await bringBack();
  await expectAll(200);
  if (api.child?.exitCode !== null || api.child.signalCode) found.push('the API has ended');
  return found;
}

/** Ten rounds of each fault. */
const rounds = Array.from({ length: 10 }, (_, index) =>
  (['stopped', 'silent'] as const).map((fault) => ({ fault, name: `${fault} ${index + 1}` })),
).flat();

/**
 * Takes PostgreSQL away under 20 writers, stopped at once or silent, and brings it back; `sample`: one
 * round of each. True when no process has ended, every writer was refused by 503 and served again, and nothing
 * acknowledged is lost.
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
    const kept = await Promise.all(writers.map((each) => each.isKept()));
    const lost = kept.filter((isKept) => !isKept).length;
    const statuses = new Set(writers.flatMap((each) => Object.keys(each.last)));
    print(`${sign(lost === 0)} writers whose acknowledged write is lost: ${lost} of ${writers.length}`);
    const isExpected = [...statuses].every((status) => ['200', '503'].includes(status));
    print(`${sign(isExpected)} statuses of the responses: ${[...statuses].join(', ')}`);
    return good && lost === 0 && isExpected;
  } finally {
    await servers.api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
