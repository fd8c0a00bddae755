import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customers, demoPassword } from '../../api/seed/customers-and-orders';
import { processes } from '../setup/process-table.mjs';
import { testVariables } from '../setup/test-variables.mjs';
import { copySeededData } from '../setup/testing/seeded-data.mjs';
import { freePorts, portVariables } from '../setup/testing/shop-on-free-ports';
import { descendants, isRunning, until } from './testing/processes';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
const groups: number[] = [];

afterEach(() => {
  for (const pid of groups.splice(0)) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All of them have exited.
    }
  }
});

beforeAll(() => copySeededData(join(folder, 'data')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function npmStart() {
  const ports = await freePorts();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // Its own process group, as in a terminal: a signal to npm reaches no other process.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testVariables(process.env), ...portVariables(ports), DATA_DIR: join(folder, 'data') },
  });
  const { pid } = npm;
  if (pid === undefined) throw new Error('npm is missing');
  groups.push(pid);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  await until(() => {
    if (npm.exitCode !== null) throw new Error(output);
    return output.includes('mot de passe : ');
  });
  return {
    npm,
    output,
    pids: [pid, ...descendants(pid)],
    ports: Object.values(ports),
    remote: ports['mfe-account'],
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  );

it('npm start serves the deployed builds, prints the URLs, and stops every process when only npm gets a signal', async () => {
  const { npm, output, pids, ports, remote } = await npmStart();
  const served = await (await fetch(`http://127.0.0.1:${remote}/remote.json`)).text();

  npm.kill('SIGTERM');

  await until(() => !pids.some(isRunning));
  expect(served).toBe(readFileSync(join(folder, 'data/hosts/mfe-account/remote.json'), 'utf8'));
  const servers = processes.filter(({ kind }) => kind === 'server');
  expect(pids.length).toBeGreaterThan(servers.length);
  const usernames = customers.map(({ username }) => username).join(', ');
  expect(output).toMatch(
    new RegExp(
      `Boutique prête : http://localhost:\\d+\nÉtat : .*/status\nCourriels : .*/dev/mailbox\n.* : ${usernames} ; .* : ${demoPassword}\n`,
    ),
  );
  expect(await Promise.all(ports.map(answers))).not.toContain(true);
});

it.each([
  ['a missing remote', 'mfe-unknown'],
  ['the shell', 'shell'],
])('npm run dev prints in one line which parts can be chosen, given %s', async (_what, name) => {
  const start = spawn(process.execPath, [join(root, 'tools/commands/start.mjs'), '--dev', name]);
  let output = '';
  start.stderr.on('data', (text) => (output += text));

  await until(() => start.exitCode !== null);

  expect(start.exitCode).toBe(1);
  expect(output).toBe(
    `${name} est inconnu : choisissez parmi payment-sandbox, api, mfe-account, mfe-cart-checkout, mfe-catalogue.\n`,
  );
});
