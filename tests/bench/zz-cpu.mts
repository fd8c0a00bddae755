import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

const root = process.env.ROOT!;
const rounds = Number(process.env.ROUNDS ?? 3),
  seconds = Number(process.env.SECONDS ?? 3);
const data = process.env.DATA ?? mkdtempSync('/tmp/s/w-cac-data-');
const port = 41870 + Math.floor(Math.random() * 100) * 2,
  bport = port + 1;
const api = spawn(
  process.execPath,
  [
    ...(process.env.PROF ? ['--cpu-prof', '--cpu-prof-dir=/tmp/s/w-cac-prof'] : []),
    root + '/api/dist/main.mjs',
  ],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: '',
      SHOP_ENV: 'local',
      SHOP_ENVIRONMENT_FILE: '',
      API_PORT: String(port),
      DATA_DIR: data,
    },
  },
);
const bare = spawn(process.execPath, [root + '/tests/bench/api/bare-server.mjs'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env.PATH, BARE_PORT: String(bport), API_URL: `http://localhost:${port}` },
});
const up = async (u: string) => {
  for (;;) {
    if (
      await fetch(u + '/health').then(
        (r) => r.ok,
        () => false,
      )
    )
      return;
    await pause(200);
  }
};
const A = `http://127.0.0.1:${port}`,
  B = `http://127.0.0.1:${bport}`;
const cpu = (pid: number) => {
  const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(f[11]) + Number(f[12])) * 10;
};
try {
  await up(A);
  await up(B);
  for (;;) {
    const r = await fetch(A + '/documents/catalogue.pdf');
    await r.arrayBuffer();
    if (r.ok) break;
    await pause(1000);
  }
  const { items } = await (await fetch(A + '/products/sitemap?page=1')).json();
  const paths = {
    list: `/products?limit=50&category=${items[0].Category}`,
    facets: `/products/facets?category=${items[0].Category}`,
    product: `/products/${items[0].Code}`,
    search: '/products/search?q=savon',
  };
  const run = async (url: string, pid: number, duration: number) => {
    const c = cpu(pid);
    const r = await autocannon({ url, connections: 50, duration });
    return {
      rps: r.requests.average,
      us: ((cpu(pid) - c) * 1000) / r.requests.total,
      p99: r.latency.p99,
      p50: r.latency.p50,
      bad: r.non2xx + r.errors,
    };
  };
  for (const [name, path] of Object.entries(paths)) {
    if (process.env.ONLY && !process.env.ONLY.includes(name)) continue;
    await run(A + path, api.pid!, 1);
    await run(B + path, bare.pid!, 1);
    for (let i = 0; i < rounds; i++) {
      const a = await run(A + path, api.pid!, seconds);
      const b = process.env.PROF ? a : await run(B + path, bare.pid!, seconds);
      console.log(
        name.padEnd(8),
        'api',
        a.rps.toFixed(0),
        a.us.toFixed(0) + 'us',
        'p50/99',
        a.p50,
        a.p99,
        '| bare',
        b.rps.toFixed(0),
        b.us.toFixed(0) + 'us',
        b.p50,
        b.p99,
        '| share',
        (a.rps / b.rps).toFixed(2),
        'cpu share',
        (b.us / a.us).toFixed(2),
        'bad',
        a.bad + b.bad,
      );
    }
  }
} finally {
  api.kill('SIGTERM');
  bare.kill('SIGTERM');
}
