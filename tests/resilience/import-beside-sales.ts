import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { startTestPostgres } from '../../tools/workspace/postgres.mjs';
import { callsOf } from '../kit/users';
import { untilSettled } from './killed-api/audit-orders';
import { makeBuyers, sumOf } from './killed-api/buyers';
import { type Servers, withServers } from './killed-api/servers';
import { print, sign } from './report/print';

const whole = { articles: 100_000, registered: 17, kills: 3 };
const sample = { articles: 3_000, registered: 0, kills: 1 };

/** Writes a file: every hundredth article is named after it, in its own category, and found by 'temoin'. */
function write(file: string, count: number, name: string, price: number): string {
  const rows = Array.from({ length: count }, (_, index) =>
    index % 100 === 0
      ? `ART-${index};Temoin ${name} ${index};Du fichier.;${price};20;Témoins;Témoins;500`
      : `ART-${index};Savon doux ${index};Pour les sols et les surfaces.;${1 + (index % 997) / 4};20;Savons;Savons ${index % 40};500`,
  );
  const head = 'code;designation;description;prix_ht;tva;famille;sous_famille;stock';
  const sold = 'NS-5L-E;Nettoyant sols;Pour les sols.;12,50;20;Nettoyants;Nettoyants;1000000';
  writeFileSync(file, [head, sold, ...rows].join('\n'));
  return file;
}

/** Runs the built import. @param killAfter milliseconds, if it is to be killed @returns the exit code */
async function runImport(args: readonly string[], env: NodeJS.ProcessEnv, killAfter?: number) {
  const child = spawn(process.execPath, ['api/dist/import.mjs', ...args], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code] = await ended;
  return code;
}

/** Reads lists until `isOver`. @returns those with articles of two files */
async function mixedLists({ api }: Servers, isOver: () => boolean): Promise<string[]> {
  const mixed: string[] = [];
  while (!isOver())
    for (const path of [
      '/products?limit=50&category=TEMOINS',
      '/search?q=temoin',
      '/products/search?q=temoin',
    ]) {
      const { status, data } = await callsOf(api.url)('GET', path);
      const names = new Set(JSON.stringify(data).match(/(?<=Temoin )\w+/g));
      if (status === 200 && names.size > 1) mixed.push(`${path} mixes ${[...names].join(', ')}`);
      await pause(20);
    }
  return mixed;
}

async function play(size: typeof whole, servers: Servers): Promise<boolean> {
  let areMet = true;
  const expect = (isMet: boolean, what: string) => {
    print(`  ${sign(isMet)} ${what}`);
    areMet &&= isMet;
  };
  const { env } = servers.api;
  const fileOf = (name: string, price: number) =>
    write(join(env.DATA_DIR ?? '', `${name}.csv`), size.articles, name, price);
  const [one, two, three] = [fileOf('un', 1), fileOf('deux', 2), fileOf('trois', 3)];
  const startedAt = performance.now();
  await runImport([one, '--yes'], env);
  const time = performance.now() - startedAt;

  const buyers = await makeBuyers(servers, size.registered);
  const working = buyers.map((buyer) => buyer.buyUntilStopped(() => pause(time / 20)));
  let isOver = false;
  const watching = mixedLists(servers, () => isOver);
  expect((await runImport([one], env)) === 0, 'the same file is imported');
  expect((await runImport([two], env)) === 0, '1 % of changes are imported');
  for (let kill = 0; kill < size.kills; kill += 1)
    await runImport([three], env, 500 + (Math.random() * time) / 2);
  expect((await runImport([three], env)) === 0, 'the file of killed imports is imported');

  for (const buyer of buyers) buyer.stopping = true;
  await Promise.all(working);
  isOver = true;
  const orders = sumOf(buyers, ({ bought }) => bought);
  for (const [what, faults] of [
    ['no list mixes two files', await watching],
    [`none of ${orders} orders refused`, buyers.flatMap(({ unexpected }) => unexpected)],
    ['every payment settled', await untilSettled(buyers)],
  ] as const)
    expect(faults.length === 0, `${what} ${[...new Set(faults)].slice(0, 5).join('; ')}`);
  expect(orders > 0 && sumOf(buyers, ({ repeated }) => repeated) === 0, 'no call was repeated');
  return areMet;
}

/**
 * Imports catalogues while customers buy, on PostgreSQL; `sample`: small ones. True when no order was refused,
 * no list mixed two files, and killed imports could be repeated.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  const postgres = await startTestPostgres();
  const size = chosen === 'sample' ? sample : whole;
  return withServers((servers) => play(size, servers), postgres.url).finally(postgres.stop);
}
