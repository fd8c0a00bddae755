import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listening } from './shop/listening';

const root = join(__dirname, '../..');

/** The part of `contract.json` that these tests change. */
interface Contract {
  readonly shared: Readonly<Record<string, { readonly names: readonly string[] }>>;
}
const given = (): Contract =>
  JSON.parse(readFileSync(join(root, 'shell/dist/browser/contract.json'), 'utf8'));

/** Response of the shop for `contract.json`. */
let answer: Contract | object | string;
let url: string;
const shop = createServer((request, response) => {
  if (request.url !== '/contract.json') response.writeHead(404).end();
  else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});

beforeAll(async () => {
  url = `http://127.0.0.1:${await listening(shop)}`;
});
afterAll(() => shop.close());

interface Outcome {
  readonly status: unknown;
  readonly stdout: string;
  readonly lines: readonly string[];
}
const check = (...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const script = join(root, 'shell/dist/server/check-contract.mjs');
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, lines: stderr.trim().split('\n') }),
    );
  });

it('reports a remote that fits the shop', async () => {
  answer = given();

  expect(await check('--against', url, 'mfe-account')).toMatchObject({
    status: 0,
    stdout: `mfe-account : convient à ${url}\n`,
  });
});

it('checks all remotes when none is named', async () => {
  answer = given();

  const { status, stdout } = await check('--against', `${url}/`);

  expect(status).toBe(0);
  expect(stdout.trim().split('\n')).toHaveLength(3);
});

it('reports a name that the shop does not provide, even with an equal contract number', async () => {
  const whole = given();
  const { names } = whole.shared['react-router-dom'] ?? { names: [] };
  const without = { names: names.filter((name) => name !== 'Navigate') };
  answer = {
    ...whole,
    shared: { ...whole.shared, 'react-router-dom': { ...whole.shared['react-router-dom'], ...without } },
  };

  expect(await check('--against', url, 'mfe-account')).toMatchObject({
    status: 1,
    lines: ['mfe-account : utilise Navigate de react-router-dom, que la boutique ne donne pas'],
  });
});

it.each([
  ['a shop that does not respond', ['--against', 'http://127.0.0.1:9'], 'ne peut pas être lu'],
  ['no shop', [], "--against  : l'adresse d'une boutique est nécessaire"],
  ['text that is no URL', ['--against', 'shop'], '--against shop'],
  ['an unknown remote', ['--against', 'http://127.0.0.1:9', 'mfe-x'], 'mfe-x : inconnu'],
])('refuses %s in one line', async (_what, args, reason) => {
  const { status, lines } = await check(...args);

  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining(reason)]);
});

it.each(['<!doctype html>', { contracts: 3 }])('refuses a shop whose contract.json is %j', async (wrong) => {
  answer = wrong;

  const { status, lines } = await check('--against', url);

  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('contract.json ne peut pas être lu')]);
});
