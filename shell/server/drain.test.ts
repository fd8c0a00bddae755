import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from 'bundler/free-port';
import { eventually } from './testing/environment';
import { respondWithCategories } from './testing/host';
import { bundle } from './testing/remote-host';
import { prepareShells, shell } from './testing/shell';

prepareShells();

const list = '/category-product/SACS';
const agent = new Agent({ keepAlive: true });
let server: ChildProcess;
let port = 0;
afterEach(() => {
  agent.destroy();
  server.kill('SIGKILL');
});

function ask(path: string) {
  return new Promise<{ status: number; connection: string; body: string }>((resolved, failed) => {
    const read = async (response: IncomingMessage) => {
      const { statusCode: status = 0, headers } = response;
      resolved({ status, connection: headers.connection ?? '', body: await text(response) });
    };
    get({ host: '127.0.0.1', port, path, agent }, (response) => void read(response)).on('error', failed);
  });
}

/** Starts the real process of the shell's server; resolves when it is ready. */
async function start(drain: string): Promise<void> {
  port = await freePort();
  server = spawn(process.execPath, [resolve(__dirname, '../dist/server/main.mjs')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SHELL_PORT: String(port),
      SHOP_ENVIRONMENT_FILE: shell.file,
      DATA_DIR: dirname(shell.file),
      RENDER_DEADLINE_MS: '60000',
      DRAIN_MS: drain,
    },
  });
  await eventually(async () => expect((await ask('/ready')).body).toBe('ready'));
}

/** Requests a page whose data the API delays until `release`. */
async function visitSlowly() {
  const held: ServerResponse[] = [];
  shell.api.respond = (request, response) => {
    if (request.url === '/slow') held.push(response);
    else respondWithCategories(request, response);
  };
  const page = ask(list);
  await eventually(() => expect(held).toHaveLength(1));
  return { page, release: () => held.map((response) => response.end('{}')) };
}

const exited = async () => (await once(server, 'exit')) as [number | null, string | null];

beforeEach(() => {
  shell.remote.deploy(bundle({ loader: `() => fetch('${shell.api.url}slow').then(() => null)` }));
});

it('after SIGTERM the server is not ready but responds; a second SIGTERM terminates it at once', async () => {
  await start('600000');
  const end = exited();

  server.kill('SIGTERM');

  await eventually(async () => expect(await ask('/ready')).toMatchObject({ status: 503, body: 'draining' }));
  expect(await ask('/live')).toMatchObject({ status: 200, connection: 'close' });
  expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('<h1') });
  server.kill('SIGTERM');
  expect(await end).toEqual([null, 'SIGTERM']);
});

it('a page that is still being rendered when the drain time is over is sent', async () => {
  await start('300');
  const { page, release } = await visitSlowly();
  const end = exited();

  server.kill('SIGTERM');
  // It accepts no more connections and waits only for that response.
  await eventually(() => expect(ask('/live')).rejects.toThrow('ECONNREFUSED'));
  expect(server.exitCode).toBeNull();
  release();

  expect(await page).toMatchObject({
    status: 200,
    connection: 'close',
    body: expect.stringContaining('<h1>Balais</h1>'),
  });
  expect(await end).toEqual([0, null]);
});
