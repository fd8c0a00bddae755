import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PublishedContract } from 'shared-contracts/remotes/shell-contract';
import { listening } from '../commands/shop/listening';
import { check } from './check';
import { makeBuild } from './testing/builds';

const name = 'mfe-account';
const uses = { react: { version: '^19.3.0', names: ['useState', 'use'] } };
const { folder } = makeBuild('checked', { fragments: ['Search'], uses });
// As the bundler writes them; an event and a token of the remote's own are among them.
writeFileSync(
  join(folder, 'remote-entry.js'),
  '(0,e.listen)("cart:emptied",t);(0,e.announce)("account:left",{});e.listen("marques:seen",t);e.announce("marques:seen",{})',
);
writeFileSync(join(folder, 'page.css'), '.a{--row:1px;color:var(--sph-ink);height:var(--row)}');

const fitting: PublishedContract = {
  contracts: [3],
  federation: '2.9.2',
  shared: { react: { version: '19.3.1', names: ['useState', 'use'] } },
  slots: ['Search', 'CartPanel'],
  events: ['cart:emptied', 'account:left'],
  tokens: ['--sph-ink'],
};

/** Response of the shop for `contract.json`. */
let published: object | string;
let url: string;
const shop = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(published));
});
beforeAll(async () => {
  url = `http://127.0.0.1:${await listening(shop)}`;
});
afterAll(() => shop.close());

async function run(...words: string[]) {
  jest.replaceProperty(process, 'argv', ['node', 'check', name, ...words]);
  const reasons = jest.spyOn(console, 'error').mockImplementation();
  const log = jest.spyOn(console, 'log').mockImplementation();
  await check(async () => folder);
  const { exitCode } = process;
  process.exitCode = undefined;
  return { exitCode, reasons: reasons.mock.calls.flat(), said: log.mock.calls.flat() };
}

it('a build that fits the shop is reported', async () => {
  published = fitting;

  expect(await run('--against', url)).toEqual({
    exitCode: undefined,
    reasons: [],
    said: [`${name} : convient à ${url}`],
  });
});

it.each<[string, Partial<PublishedContract>, string]>([
  [
    'a removed slot',
    { slots: ['CartPanel'] },
    "a le fragment Search, pour lequel la boutique n'a pas de slot",
  ],
  [
    'a renamed event that it listens to',
    { events: ['account:left'] },
    "utilise l'événement cart:emptied, que la boutique ne connaît pas",
  ],
  [
    'a renamed event that it announces',
    { events: ['cart:emptied', 'account:gone'] },
    "utilise l'événement account:left, que la boutique ne connaît pas",
  ],
  ['a missing token', { tokens: [] }, 'utilise --sph-ink, que la boutique ne définit pas'],
])('a build is refused for %s', async (_what, change, reason) => {
  published = { ...fitting, ...change };

  expect(await run('--against', url)).toEqual({ exitCode: 1, reasons: [`${name} : ${reason}`], said: [] });
});

it.each([
  ['a shop that does not respond', ['--against', 'http://127.0.0.1:9'], /ne répond pas/],
  ['no shop', [], /^--against {2}: indiquez l'adresse/],
  ['text that is no URL', ['--against', 'shop'], /^--against shop : indiquez/],
])('%s is refused in one line', async (_what, words, line) => {
  await expect(run(...words)).rejects.toThrow(line);
});

it.each(['<!doctype html>', { contracts: 3 }])(
  'a shop whose contract.json is %j is refused',
  async (wrong) => {
    published = wrong;

    await expect(run('--against', url)).rejects.toThrow(/contract\.json n'est pas ce qu'une boutique écrit/);
  },
);
