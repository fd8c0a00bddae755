import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { SetupError } from '../../tools/setup/stop-with.mjs';
import { twentyWriters, type Writer } from './database-away/writers';
import { makeServers, type Servers } from './orders-kill/servers';
import { print } from './report/print';

/** ms that the server is away: long enough for a silent one to be given up. */
const awayFor = 12_000;

/** The server's processes, which are its children and itself. */
function processesOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((each) => {
    try {
      const parent = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
      return Number(parent) === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children.map(Number)];
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // Has ended since.
    }
  }
}

/** A server of the machine's own, which can be stopped like one that crashes. */
interface OwnPostgres {
  readonly pid: number;
  readonly url: string;
  stopAtOnce(): Promise<void>;
  start(): Promise<void>;
}

const isOwn = (postgres: object): postgres is OwnPostgres => 'stopAtOnce' in postgres;

/** How the database goes away; each gives back what brings it again. */
const faults = {
  /** Every process of the server ends at once, as in a crash. */
  async stopped(postgres: OwnPostgres) {
    await postgres.stopAtOnce();
    return () => postgres.start();
  },
  /** Every process of the server stands still: its connections stay open and nobody answers. */
  async silent(postgres: OwnPostgres) {
    const pids = processesOf(postgres.pid);
    signal(pids, 'SIGSTOP');
    return async () => signal(processesOf(postgres.pid), 'SIGCONT');
  },
};

const largest = (all: readonly number[]) => Math.round(Math.max(...all));

interface Round {
  readonly name: string;
  readonly fault: keyof typeof faults;
}

/** `refused`, `back`: ms until the last writer was refused, and served again. */
interface Result {
  readonly good: boolean;
  readonly isAlive: boolean;
  readonly refused: number;
  readonly back: number;
}

async function tryRound(
  round: Round,
  postgres: OwnPostgres,
  { api }: Servers,
  writers: readonly Writer[],
): Promise<Result> {
  const everybody = (status: number, since: number) =>
    Promise.all(writers.map((each) => each.next(status, since)));
  await everybody(200, performance.now());
  const goneAt = performance.now();
  const bringBack = await faults[round.fault](postgres);
  const refused = await everybody(503, goneAt);
  await pause(Math.max(0, awayFor - (performance.now() - goneAt)));
  await bringBack();
  const back = await everybody(200, performance.now());
  const isAlive = api.child?.exitCode === null && api.child.signalCode === null;
  const seen = { isAlive, refused: largest(refused), back: largest(back) };
  const good = isAlive && refused.every(Number.isFinite) && back.every(Number.isFinite);
  print(
    `${good ? '✓' : '✗'} ${round.name}: process ${isAlive ? 'lives' : 'ENDED'}, all refused after ${seen.refused} ms, all served ${seen.back} ms after the server was back`,
  );
  return { good, ...seen };
}

async function tryRounds(rounds: readonly Round[]): Promise<boolean> {
  const postgres = await startTestPostgres();
  if (!isOwn(postgres)) {
    await postgres.stop();
    throw new SetupError('Cette preuve arrête PostgreSQL : installez le paquet postgresql du système.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'boutique-away-'));
  const servers = await makeServers(folder, postgres.url);
  try {
    await servers.api.start();
    const writers = await twentyWriters(servers.api.url);
    const working = writers.map((each) => each.work());
    const results: [Round, Result][] = [];
    for (const round of rounds) {
      const result = await tryRound(round, postgres, servers, writers);
      results.push([round, result]);
      if (!result.isAlive) break;
    }
    for (const writer of writers) writer.stopping = true;
    await Promise.all(working);
    const lost = (await Promise.all(writers.map((each) => each.isKept()))).filter((isKept) => !isKept).length;
    const counts: Record<string, number> = {};
    for (const { statuses } of writers)
      for (const [status, count] of Object.entries(statuses)) counts[status] = (counts[status] ?? 0) + count;
    const others = Object.keys(counts).filter((status) => !['200', '503'].includes(status));
    print(
      `  answers: ${Object.entries(counts)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}`,
    );
    print(
      `${lost === 0 ? '✓' : '✗'} writers of whom something acknowledged is lost: ${lost} of ${writers.length}`,
    );
    print(
      `${others.length === 0 ? '✓' : '✗'} answers other than 200 and 503: ${others.join(', ') || 'none'}`,
    );
    const isGood = lost === 0 && others.length === 0;
    return isGood && results.length === rounds.length && results.every(([, { good }]) => good);
  } finally {
    await servers.api.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ten rounds of each fault. */
const rounds: readonly Round[] = Array.from({ length: 10 }, (_, index) =>
  (['stopped', 'silent'] as const).map((fault) => ({ fault, name: `${fault} ${index + 1}` })),
).flat();

/**
 * Takes PostgreSQL away under 20 writers, stopped at once or silent, and brings it back; `sample`: one
 * round of each. True when no process has ended, every writer was refused by 503 and served again, and nothing
 * acknowledged is lost.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api']);
  return tryRounds(chosen[0] === 'sample' ? rounds.slice(0, 2) : rounds);
}
