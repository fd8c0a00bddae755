import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { PublishedContract, Shape, SlotsAndEvents } from 'shared-contracts/remotes/shell-contract';
import { listening } from '../setup/testing/listening';
import { check } from './contract-check';
import { makeBuild } from './testing/builds';

const name = 'mfe-account';
const uses = { react: { version: '^19.3.0', names: ['useState', 'use'] } };
const { folder } = makeBuild('checked', { fragments: { Search: {} }, uses });
// Code as written by the bundler, with an event and a token of the remote itself.
writeFileSync(
  join(folder, 'remote-entry.js'),
  '(0,e.listen)("cart:emptied",t);(0,e.announce)("account:left",{});e.listen("marques:seen",t);e.announce("marques:seen",{})',
);
writeFileSync(join(folder, 'page.css'), '.a{--row:1px;color:var(--sph-ink);height:var(--row)}');

const shape = (properties: Readonly<Record<string, Shape>>): Shape => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const text = { type: 'string' };
const search = { onClose: { arguments: [] }, typed: text };
const slotsAndEvents: SlotsAndEvents = {
  slots: { Search: shape(search), CartPanel: shape({}) },
  events: {
    'cart:emptied': shape({}),
    'account:left': shape({ at: text }),
    'account:unused': shape({}),
  },
};
writeFileSync(join(folder, 'contract.json'), JSON.stringify(slotsAndEvents));

const fitting: PublishedContract = {
  ...slotsAndEvents,
  contracts: [3],
  federation: '2.9.2',
  shared: { react: { version: '19.3.1', names: ['useState', 'use'] } },
  tokens: ['--sph-ink'],
};

const withSearch = (Search: Shape) => ({ slots: { ...slotsAndEvents.slots, Search } });
/** Returns the events of the shop with these changes. */
const withEvents = (changed: Readonly<Record<string, Shape | undefined>>) =>
  ({ events: JSON.parse(JSON.stringify({ ...slotsAndEvents.events, ...changed })) }) as Pick<
    SlotsAndEvents,
    'events'
  >;

/** Response of the shop for `contract.json`. */
let published: object | string;
let url: string;
let prefixes: readonly string[] | undefined;
const shop = createServer(({ url: path }, response) => {
  const answer = path === '/contract.json' ? published : prefixes && { prefixes };
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
beforeAll(async () => {
  url = `http://127.0.0.1:${await listening(shop)}`;
});
beforeEach(() => {
  prefixes = ['profile'];
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
    'a renamed event that it listens to',
    withEvents({ 'cart:emptied': undefined }),
    "utilise l'événement cart:emptied, que la boutique ne connaît pas",
  ],
  [
    'a renamed event that it announces',
    withEvents({ 'account:left': undefined }),
    "utilise l'événement account:left, que la boutique ne connaît pas",
  ],
  [
    'a prop that the slot no longer has',
    withSearch(shape({ onClose: search.onClose })),
    'le slot Search donne autre chose au fragment : typed manque',
  ],
  ['a missing token', { tokens: [] }, 'utilise --sph-ink, que la boutique ne définit pas'],
])('a build is refused for %s', async (_what, change, reason) => {
  published = { ...fitting, ...change };

  expect(await run('--against', url)).toEqual({ exitCode: 1, reasons: [`${name} : ${reason}`], said: [] });
});

it('a build is refused if the environment does not assign the path of one of its pages', async () => {
  published = fitting;
  prefixes = ['order'];

  expect((await run('--against', url)).reasons).toEqual([
    `${name} : la page account:profile est fermée : l'environnement ne lui donne pas /profile`,
  ]);
});

it('a build can be checked against a shop that does not have the remote yet', async () => {
  published = fitting;
  prefixes = undefined;

  expect((await run('--against', url)).reasons).toEqual([]);
});

it.each([
  ['a shop that does not respond', ['--against', 'http://127.0.0.1:9'], /ne répond pas/],
  ['no shop', [], /^--against manque : indiquez l'adresse/],
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
