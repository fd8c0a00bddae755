import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { startTestPostgres } from '../../tools/setup/postgres.mjs';
import { type Query, withDatabase } from '../../tools/setup/testing/database.mjs';
import { untilReconciled } from './killed-api/audit-orders';
import { Buyer } from './killed-api/buyers';
import { makeServers, type Servers } from './killed-api/servers';
import { print, sign } from './report/print';
import { callsOf, signIn } from './shop/users';
import { limits } from './waiting/until';

const whole = { articles: 100_000, buyers: 120, perSecond: 20, quietSeconds: 30, kills: 3 };
const sample = { articles: 3_000, buyers: 6, perSecond: 4, quietSeconds: 3, kills: 1 };

/** Every hundredth article is named after the file, in a sub-category of its own, and found by 'temoin'. */
function fileOf(count: number, name: string, price: number): string {
  const rows = Array.from({ length: count }, (_, index) =>
    index % 100 === 0
      ? `ART-${index};Temoin ${name} ${index};Du fichier.;${price};20;Témoins;Témoins;500`
      : `ART-${index};Savon doux ${index};Pour les sols et les surfaces.;${1 + (index % 997) / 4};20;Savons;Savons ${index % 40};500`,
  );
  const sold = 'NS-5L-E;Nettoyant sols;Pour les sols.;12,50;20;Nettoyants;Nettoyants;1000000';
  return ['code;designation;description;prix_ht;tva;famille;sous_famille;stock', sold, ...rows].join('\n');
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
  for (let index = 0; index < count; index += 1) {
    const { access_token } = await signIn(callsOf(servers.api.url), `buyer-${index}`);
    const kind = index % 2 === 0 ? 'deferred' : 'notified';
    buyers.push(new Buyer(`buyer-${index}`, servers, access_token, kind));
    await buyers.at(-1)?.prepare();
  }
  return buyers;
}

/** Runs purchases at a rate, and measures them from the turn of a buyer to its next one. */
class Sales {
  private times: number[] = [];
  private readonly since = new Map<Buyer, number>();
  private next = performance.now();

  constructor(private readonly perSecond: number) {}

  readonly turn = async (buyer: Buyer): Promise<void> => {
    const startedAt = this.since.get(buyer);
    if (startedAt) this.times.push(performance.now() - startedAt);
    this.next = Math.max(this.next, performance.now()) + 1000 / this.perSecond;
    await pause(this.next - performance.now());
    this.since.set(buyer, performance.now());
  };

  /** Ends a period. @returns the milliseconds of its purchases */
  take(): number[] {
    const { times } = this;
    this.times = [];
    return times;
  }
}

const p95 = (times: readonly number[]) =>
  Math.round([...times].sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);

/** Runs the built import. @param killAfter milliseconds, if it is to be killed */
async function runImport(file: string, env: NodeJS.ProcessEnv, { yes = false, killAfter = 0 } = {}) {
  const startedAt = performance.now();
  const args = ['api/dist/import.mjs', file, ...(yes ? ['--yes'] : [])];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
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
  const peak = `${memory[0]} to ${Math.max(...memory)} MB`;
  return { code, output, peak, seconds: (performance.now() - startedAt) / 1000 };
}

/** Row versions of the articles. */
const versionsOf = async (query: Query) =>
  (
    await query(
      `select md5(string_agg(xmin::text || xmax::text || ctid::text, ' ' order by ctid)) from products`,
    )
  )[0]?.md5;

async function play(size: typeof whole, query: Query, servers: Servers, folder: string): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isMet: boolean, what: string) => {
    print(`  ${sign(isMet)} ${what}`);
    if (!isMet) faults.push(what);
  };
  const env = { ...servers.api.env, DATABASE_URL: `${servers.api.env.DATABASE_URL}?application_name=import` };
  const files = ['un', 'deux', 'trois'].map((name, index) => {
    const file = join(folder, `${name}.csv`);
    writeFileSync(file, fileOf(size.articles, name, index + 1));
    return file;
  });
  const [one = '', two = '', three = ''] = files;
  const first = await runImport(one, env, { yes: true });
  print(
    `  first import: ${first.seconds.toFixed(1)} s, ${first.peak}; ${first.output.trim().split('\n').slice(-2).join(' ')}`,
  );

  const buyers = await signInBuyers(servers, query, size.buyers);
  const sales = new Sales(size.perSecond);
  const working = buyers.map((buyer) => buyer.buyUntilStopped(sales.turn));
  let isOver = false;
  let longestWait = 0;
  const watching = (async () => {
    const call = callsOf(servers.api.url);
    while (!isOver) {
      for (const path of [
        '/products?limit=50&category=TEMOINS',
        '/search?q=temoin',
        '/products/search?q=temoin',
      ]) {
        const { status, data } = await call('GET', path);
        if (status !== 200) continue;
        const names = new Set(JSON.stringify(data).match(/(?<=Temoin )\w+/g));
        if (names.size > 1) faults.push(`${path} mixes ${[...names].join(', ')}`);
      }
      const waits = await query<{ wait: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8 as wait
        from pg_stat_activity sale where application_name <> 'import' and wait_event_type = 'Lock' and exists
          (select from pg_stat_activity where pid = any(pg_blocking_pids(sale.pid)) and application_name = 'import')`,
      );
      longestWait = Math.max(longestWait, waits[0]?.wait ?? 0);
      await pause(20);
    }
  })();

  const quiet: number[] = [];
  const busy: number[] = [];
  const rest = async () => {
    sales.take();
    await pause(size.quietSeconds * 1000);
    quiet.push(...sales.take());
  };
  const importing = async (what: string, file: string) => {
    await rest();
    const before = await versionsOf(query);
    const run = await runImport(file, env);
    const times = sales.take();
    busy.push(...times);
    const unchanged = before === (await versionsOf(query));
    print(
      `  ${what}: ${run.seconds.toFixed(1)} s, ${run.peak}, ${times.length} orders, p95 ${p95(times)} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
    expect(run.code === 0, `${what} ends`);
    return unchanged;
  };
  expect(await importing('same file', one), 'the same file changes no row version');
  expect(!(await importing('1 % of changes', two)), 'changes are written');
  for (let kill = 1; kill <= size.kills; kill += 1)
    await runImport(three, env, { killAfter: Math.random() * first.seconds * 500 + 500 });
  await importing('after kills', three);
  await rest();
  writeFileSync(two, fileOf(Math.round(size.articles / 2), 'coupe', 1));
  const cut = await runImport(two, env);
  expect(
    cut.code === 1 && /retirerait [\d\s]+ des [\d\s]+ articles/.test(cut.output),
    `cut file: ${cut.output.trim().split('\n').at(-1)}`,
  );

  for (const buyer of buyers) buyer.stopping = true;
  await Promise.all(working);
  isOver = true;
  await watching;
  const open = await untilReconciled(buyers, limits.done);
  const refused = buyers.flatMap(({ repeated, unexpected }) => [
    ...unexpected,
    ...(repeated > 0 ? [`${repeated} repeated`] : []),
  ]);
  expect(refused.length === 0, `no order refused: ${[...new Set(refused)].slice(0, 5).join('; ')}`);
  expect(open.length === 0, `every payment settled: ${open.length} open`);
  expect(
    size === sample || longestWait < 1,
    `longest wait of a sale for a lock of an import: ${Math.round(longestWait * 1000)} ms`,
  );
  expect(
    size === sample || p95(busy) <= 2 * p95(quiet),
    `p95 of ${busy.length} orders beside imports ${p95(busy)} ms, of ${quiet.length} without ${p95(quiet)} ms`,
  );
  return faults;
}

/**
 * Imports catalogues while customers buy, on PostgreSQL; `sample`: small ones. A number: orders per second, for
 * a machine that carries no 20, since a queue measures nothing but itself. True when no order was refused
 * or slowed to more than twice its time, no list mixed two files, and killed imports could be repeated.
 */
export async function prove([chosen]: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  print(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  const postgres = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-import-'));
  const servers = await makeServers(folder, postgres.url);
  try {
    await Promise.all([servers.sandbox.start(), servers.api.start()]);
    const size = chosen === 'sample' ? sample : { ...whole, perSecond: Number(chosen ?? whole.perSecond) };
    const faults = await withDatabase({ DATABASE_URL: postgres.url }, (query) =>
      play(size, query, servers, folder),
    );
    for (const fault of new Set(faults)) print(`✗ ${fault}`);
    return faults.length === 0;
  } finally {
    await servers.api.stop();
    await servers.sandbox.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
