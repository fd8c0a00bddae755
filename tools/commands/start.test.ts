import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { customers, demoPassword } from '../../api/seed/customers-and-orders';
import { untilShopReady } from '../../tests/kit/dev-shop';
import { npmStart } from '../../tests/kit/npm-start';
import { descendants, isRunning } from '../../tests/kit/processes';
import { copySeededData } from '../../tests/kit/seeded-data.mjs';
import { freePorts, portVariables } from '../../tests/kit/shop-on-free-ports';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { untilDone } from '../../tests/kit/until';
import { parts } from '../bundler/processes.mjs';
import { testVariables } from '../workspace/test-variables.mjs';

const root = join(__dirname, '../..');
const folder = temporaryFolder();

beforeAll(() => copySeededData(join(folder, 'data')));

async function startShop() {
  const ports = await freePorts();
  const { npm, pid } = npmStart({
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testVariables(process.env), ...portVariables(ports), DATA_DIR: join(folder, 'data') },
  });
  const output = await untilShopReady(npm);
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
  const { npm, output, pids, ports, remote } = await startShop();
  const served = await (await fetch(`http://127.0.0.1:${remote}/remote.json`)).text();

  npm.kill('SIGTERM');

  await untilDone('every process has stopped', () => !pids.some(isRunning));
  expect(served).toBe(readFileSync(join(folder, 'data/hosts/mfe-account/remote.json'), 'utf8'));
  const servers = parts.filter(({ program }) => program);
  expect(pids.length).toBeGreaterThan(servers.length);
  const usernames = customers.map(({ username }) => username).join(', ');
  expect(output).toMatch(
    new RegExp(
      `Boutique prête : http://localhost:\\d+\nÉtat : .*/status\nCourriels : .*/dev/mailbox\n.* : ${usernames} ; .* : ${demoPassword}\n`,
    ),
  );
  expect(await Promise.all(ports.map(answers))).not.toContain(true);
});
