import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { copySeededData } from '../../tools/setup/seeded-data.mjs';
import { Document } from './api-requests/document';
import { playRound, type SeenRequests } from './api-requests/play-round';
import { keptOfBuilds } from './kept/of-builds';
import { chosenPart, chosenWords } from './kept/part-of';
import { makeServers } from './orders-kill/servers';
import { print } from './report/print';

const inRound = 1000;
const inSample = 120;
const databases = ['PGlite', 'PostgreSQL'];
const rounds = databases.flatMap((database) =>
  Array.from({ length: 50 }, (_, index) => ({
    database,
    round: index + 1,
    name: `${database} ${index + 1}`,
  })),
);
/** What `npm test` plays. */
const sample = [{ database: 'PGlite', round: 1, name: 'PGlite 1' }];

/** The API with a database of its own, behind a proxy that it trusts, and the card provider. */
async function startApi(database: string) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-requests-'));
  const data = join(folder, 'data');
  if (database === 'PGlite') copySeededData(data);
  const server = database === 'PostgreSQL' ? await startTestPostgres() : null;
  const { api, sandbox } = await makeServers(data, server?.url);
  Object.assign(api.env, { TRUSTED_PROXIES: '127.0.0.1' });
  await sandbox.start();
  await api.start();
  return {
    url: api.url,
    async stop() {
      await api.stop();
      await sandbox.stop();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function add(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count;
}

/**
 * Sends 50,000 requests, generated from the OpenAPI document that the API publishes, on each database, and holds each answer
 * against that document; `chosen`: `sample`, words of the rounds' names and `--part i/n`. Rounds that are known of this build
 * are not played again, unless they are a sample. True when all answers are as published.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  const isSample = chosen[0] === 'sample';
  const words = isSample ? [] : chosenWords(chosen);
  const wanted = isSample
    ? sample
    : chosenPart(
        rounds.filter(({ name }) => words.every((word) => name.split(' ').includes(word))),
        chosen,
      );
  const kept = keptOfBuilds<SeenRequests>('api-requests', ['api', 'payment-sandbox']);
  const all: SeenRequests = { requests: 0, statuses: {}, answered: {}, faults: {} };
  for (const database of databases) {
    const here = wanted.filter((each) => each.database === database);
    const unknown = here.filter(({ name }) => isSample || !kept.of(name));
    if (unknown.length > 0) {
      const api = await startApi(database);
      try {
        const document = new Document(await (await fetch(`${api.url}/openapi.json`)).json());
        for (const { name, round } of unknown) {
          const seen = await playRound(document, api.url, round, isSample ? inSample : inRound);
          if (isSample) tell(seen);
          else kept.keep(name, seen);
        }
      } finally {
        await api.stop();
      }
    }
    if (!isSample) for (const seen of here.map(({ name }) => kept.of(name))) if (seen) tell(seen);
  }
  print(`requests: ${all.requests}, answers by status: ${JSON.stringify(all.statuses)}`);
  print(`successes by call: ${JSON.stringify(all.answered)}`);
  const faults = Object.entries(all.faults);
  for (const [fault, request] of faults) print(`✗ ${fault}\n  ${request}`);
  print(`kinds of answers that are not as published: ${faults.length} (aimed at 0)`);
  return all.requests > 0 && faults.length === 0;

  function tell({ requests, statuses, answered, faults }: SeenRequests): void {
    all.requests += requests;
    add(all.statuses, statuses);
    add(all.answered, answered);
    Object.assign(all.faults, faults);
  }
}
