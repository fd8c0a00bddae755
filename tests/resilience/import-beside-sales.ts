import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { type Query, withDatabase } from '../../tools/setup/testing/database.mjs';
import { untilSettled } from './killed-api/audit-orders';
import { type Buyer, signInBuyer } from './killed-api/buyers';
import { makeServers, type Servers } from './killed-api/servers';
import { print, sign } from './report/print';
import { callsOf } from './shop/users';

const whole = { articles: 100_000, buyers: 120, perSecond: 20, quietSeconds: 30, kills: 3 };
const sample = { articles: 3_000, buyers: 6, perSecond: 4, quietSeconds: 3, kills: 1 };

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

/** Copies a demo customer, since registrations would take longer than the test. */
async function signInBuyers(servers: Servers, query: Query, count: number): Promise<Buyer[]> {
  await query(
    `insert into customers select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'deferred_payment', true,
      'username', 'buyer-' || n, 'email_address', 'buyer-' || n || '@societe.example'))).*
    from customers c, generate_series(0, $1 - 1) n where c.username = 'camille'`,
    [count],
  );
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1)
    buyers.push(await signInBuyer(servers, `buyer-${index}`, index % 2 === 0 ? 'deferred' : 'card'));
  return buyers;
}

/** Lets buyers buy at a rate; `take` ends a period. @returns the milliseconds of its purchases */
function salesAt(perSecond: number) {
  const times: number[] = [];
  let next = performance.now();
  const since = new Map<Buyer, number>();
  return {
    async turn(buyer: Buyer): Promise<void> {
      const startedAt = since.get(buyer);
      if (startedAt) times.push(performance.now() - startedAt);
      next = Math.max(next, performance.now()) + 1000 / perSecond;
      await pause(next - performance.now());
      since.set(buyer, performance.now());
    },
    take: () => times.splice(0),
  };
}

const p95 = (times: readonly number[]) =>
  Math.round([...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);

/** Runs the built import, and prints its time and memory. @param killAfter milliseconds, if it is to be killed */
async function runImport(what: string, args: readonly string[], env: NodeJS.ProcessEnv, killAfter = 0) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['api/dist/import.mjs', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  const memory: number[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const status = `/proc/${child.pid}/status`;
    const [, used] = (existsSync(status) && /VmRSS:\s*(\d+)/.exec(readFileSync(status, 'utf8'))) || [];
    if (used) memory.push(Math.round(Number(used) / 1024));
  });
  const ended = once(child, 'exit');
  if (killAfter > 0) setTimeout(() => child.kill('SIGKILL'), killAfter);
  const [code] = await ended;
  const seconds = (performance.now() - startedAt) / 1000;
  const lastLine = output.trim().split('\n').at(-1) ?? '';
  const peak = `${memory[0]} to ${Math.max(...memory)} MB`;
  print(`  ${what}: ${seconds.toFixed(1)} s, ${peak}, load ${loadavg()[0]?.toFixed(1)}; ${lastLine}`);
  return { code, lastLine, seconds };
}

/** Reads lists and locks until `isOver`. @returns mixed lists, and the longest wait of a sale in seconds */
async function watch(query: Query, { api }: Servers, isOver: () => boolean) {
  const mixed: string[] = [];
  let longestWait = 0;
  while (!isOver()) {
    for (const path of [
      '/products?limit=50&category=TEMOINS',
      '/search?q=temoin',
      '/products/search?q=temoin',
    ]) {
      const { status, data } = await callsOf(api.url)('GET', path);
      const names = new Set(JSON.stringify(data).match(/(?<=Temoin )\w+/g));
      if (status === 200 && names.size > 1) mixed.push(`${path} mixes ${[...names].join(', ')}`);
    }
    const [waits] = await query<{ wait: number }>(
      `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as wait
      from pg_stat_activity sale where application_name <> 'import' and wait_event_type = 'Lock' and exists
        (select from pg_stat_activity where pid = any(pg_blocking_pids(sale.pid)) and application_name = 'import')`,
    );
    longestWait = Math.max(longestWait, waits?.wait ?? 0);
    await pause(20);
  }
  return { mixed, longestWait };
}

async function play(size: typeof whole, query: Query, servers: Servers, folder: string): Promise<boolean> {
  let areMet = true;
  const expect = (isMet: boolean, what: string) => {
    print(`  ${sign(isMet)} ${what}`);
    areMet &&= isMet;
  };
  const env = { ...servers.api.env, DATABASE_URL: `${servers.api.env.DATABASE_URL}?application_name=import` };
  const fileOf = (name: string, price: number, count = size.articles) =>
    write(join(folder, `${name}.csv`), count, name, price);
  const [one, two, three] = [fileOf('un', 1), fileOf('deux', 2), fileOf('trois', 3)];
  const first = await runImport('first import', [one, '--yes'], env);

  const buyers = await signInBuyers(servers, query, size.buyers);
  const sales = salesAt(size.perSecond);
  const working = buyers.map((buyer) => buyer.buyUntilStopped(sales.turn));
  let isOver = false;
  const watching = watch(query, servers, () => isOver);
  const quiet: number[] = [];
  const busy: number[] = [];
  const rest = async () => {
    sales.take();
    await pause(size.quietSeconds * 1000);
    quiet.push(...sales.take());
  };
  /** Imports a file after a rest. @returns whether a row version of an article has changed */
  const importing = async (what: string, file: string) => {
    const versions = () =>
      query(
        `select md5(string_agg(xmin::text || xmax::text || ctid::text, ' ' order by ctid)) from products`,
      );
    await rest();
    const [before] = await versions();
    const { code } = await runImport(what, [file], env);
    busy.push(...sales.take());
    const [after] = await versions();
    expect(code === 0, `${what} ends`);
    return before?.md5 !== after?.md5;
  };
  expect(!(await importing('same file', one)), 'the same file changes no row version');
  expect(await importing('1 % of changes', two), 'changes are written');
  for (let kill = 1; kill <= size.kills; kill += 1)
    await runImport('killed', [three], env, Math.random() * first.seconds * 500 + 500);
  await importing('after kills', three);
  await rest();
  const cut = await runImport('cut file', [fileOf('coupe', 1, size.articles / 2)], env);
  expect(cut.code === 1 && /retirerait [\d\s]+ des [\d\s]+ articles/.test(cut.lastLine), 'it is refused');

  for (const buyer of buyers) buyer.stopping = true;
  await Promise.all(working);
  isOver = true;
  const { mixed, longestWait } = await watching;
  const open = await untilSettled(buyers);
  const refused = buyers.flatMap(({ repeated, unexpected }) =>
    repeated > 0 ? [...unexpected, `${repeated} repeated`] : unexpected,
  );
  const some = (texts: readonly string[]) => [...new Set(texts)].slice(0, 5).join('; ');
  expect(mixed.length === 0, `no list mixes two files ${some(mixed)}`);
  expect(refused.length === 0, `no order refused ${some(refused)}`);
  expect(open.length === 0, `every payment settled: ${open.length} open`);
  const isFast = (isMet: boolean) => isMet || size === sample;
  expect(isFast(longestWait < 1), `longest wait of a sale for a lock of an import: ${longestWait * 1000} ms`);
  expect(
    isFast(p95(busy) <= 2 * p95(quiet)),
    `p95 of ${busy.length} orders beside imports ${p95(busy)} ms, of ${quiet.length} without ${p95(quiet)} ms`,
  );
  return areMet;
}

/**
 * Imports catalogues while customers buy, on PostgreSQL; `sample`: small ones. A number: orders per second, for
 * a machine that carries no 20, since a queue measures nothing but itself. True when no order was refused
 * or slowed to more than twice its time, no list mixed two files, and killed imports could be repeated.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  print(`${cpus().length} × ${cpus()[0]?.model}`);
  const postgres = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-import-'));
  const servers = await makeServers(folder, postgres.url);
  try {
    await Promise.all([servers.sandbox.start(), servers.api.start()]);
    const size = chosen === 'sample' ? sample : { ...whole, perSecond: Number(chosen ?? whole.perSecond) };
    return await withDatabase({ DATABASE_URL: postgres.url }, (query) => play(size, query, servers, folder));
  } finally {
    await servers.api.stop();
    await servers.sandbox.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
