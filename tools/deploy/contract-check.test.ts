import { check } from './contract-check';
import { makeBuild } from './testing/builds';
import { serveJson } from './testing/json-server';

const name = 'mfe-account';
const { folder } = makeBuild('checked', { needs: { react: '^19.3.0' } });

/** Response of the shop for `contract.json`. */
let published: object | null;
let url: string;
let prefixes: readonly string[] | undefined;
beforeAll(async () => {
  url = await serveJson((path) => (path === '/contract.json' ? published : prefixes && { prefixes }));
});
beforeEach(() => {
  published = { react: '19.3.1' };
  prefixes = ['profile'];
});

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
  expect(await run('--against', url)).toEqual({
    exitCode: undefined,
    reasons: [],
    said: [`${name} : convient à ${url}`],
  });
});

it('a build is refused with a line for each module and page that does not fit the shop', async () => {
  published = { react: '19.2.0' };
  prefixes = ['order'];

  expect(await run('--against', url)).toEqual({
    exitCode: 1,
    reasons: [
      `${name} : demande react ^19.3.0, la boutique donne 19.2.0`,
      `${name} : la page account:profile est fermée : l'environnement ne lui donne pas /profile`,
    ],
    said: [],
  });
});

it('a build can be checked against a shop that does not have the remote yet', async () => {
  prefixes = undefined;

  expect((await run('--against', url)).reasons).toEqual([]);
});

it.each([
  ['a shop that does not respond', ['--against', 'http://127.0.0.1:9'], /ne répond pas/],
  ['a missing --against', [], /^--against manque : indiquez l'adresse/],
  ['an --against that is no URL', ['--against', 'shop'], /^--against shop : indiquez/],
])('%s is refused in one line', async (_what, words, line) => {
  await expect(run(...words)).rejects.toThrow(line);
});

it('a site without contract.json is refused', async () => {
  published = null;

  await expect(run('--against', url)).rejects.toThrow(`${url} n'a pas de contract.json : changez --against.`);
});
