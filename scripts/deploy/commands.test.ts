import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariables } from '../setup/test-variables.mjs';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const absent = join(folder, 'absent');
afterAll(() => rmSync(folder, { recursive: true }));

/** A command line, typed in a folder of its own. */
function type(command: string, words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, `scripts/${command}.mjs`), ...words],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...testVariables(process.env), DATA_DIR: folder, INIT_CWD: folder, ...variables },
    },
  );
  return { status, stdout, stderr };
}

it.each([
  ['no remote', 'deploy', [], {}, /^Aucune application : choisissez parmi mfe-catalogue, .*local\.json\)\.$/],
  ['an unknown remote', 'deploy', ['mfe-nope'], {}, /^mfe-nope : choisissez parmi mfe-catalogue/],
  [
    'an unknown option',
    'rollback',
    ['mfe-account', '--now'],
    {},
    /^--now : inconnu ou incomplet ; npm run rollback/,
  ],
  ['an option without its value', 'deploy', ['mfe-account', '--to'], {}, /^--to : inconnu ou incomplet/],
  ['two remotes', 'deploy', ['mfe-account', 'mfe-catalogue'], {}, /^mfe-catalogue : inconnu ou incomplet/],
  [
    'a target of another kind',
    'deploy',
    ['mfe-account', '--to', 'ftp://x'],
    {},
    /^--to ftp:\/\/x : indiquez un dossier ou s3:/,
  ],
  [
    'a URL that is none',
    'deploy',
    ['mfe-account', '--url', 'shop'],
    {},
    /^--url shop : indiquez une adresse http/,
  ],
  [
    'a folder without a build',
    'deploy',
    ['mfe-account', '--from', absent],
    {},
    /absent n'a pas de remote\.json : construisez mfe-account/,
  ],
  [
    'no target outside of this machine',
    'deploy',
    ['mfe-account'],
    { SHOP_ENV: 'staging' },
    /^--to manque : /,
  ],
  [
    'an environment that is not there',
    'deploy',
    ['mfe-account'],
    { SHOP_ENV: 'nowhere' },
    /introuvable : .*nowhere\.json/,
  ],
  [
    'a key that is not there',
    'deploy',
    ['mfe-account'],
    { DEPLOY_KEY_FILE: absent },
    /^DEPLOY_KEY_FILE=.*absent ne peut pas être lu/,
  ],
  [
    'a key of another kind',
    'deploy',
    ['mfe-account'],
    { DEPLOY_KEY_FILE: __filename },
    /n'est pas une clé privée Ed25519/,
  ],
  [
    'S3 without a region',
    'prune',
    ['mfe-account', '--older', '1d', '--to', 's3://shop/x'],
    { AWS_CONFIG_FILE: absent },
    /aucune région : indiquez AWS_REGION\.$/,
  ],
  ['no time', 'prune', ['mfe-account'], {}, /^--older manque : indiquez une durée/],
  [
    'a time without a unit',
    'prune',
    ['mfe-account', '--older', '30'],
    {},
    /^--older 30 : indiquez une durée/,
  ],
  [
    'nothing to go back to',
    'rollback',
    ['mfe-account', '--to', absent],
    {},
    /mfe-account n'y est pas déployé : changez --to\.$/,
  ],
])('says in one line what to change, given %s', (_what, command, words, variables, line) => {
  const { status, stdout, stderr } = type(command, words, variables);

  expect(stderr.trim().split('\n').at(-1)).toMatch(line);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([status, stdout]).toEqual([1, '']);
});

it('makes a key that its owner alone may read, and never in place of another', () => {
  const file = join(folder, 'key.pem');

  const made = type('deploy', ['--new-key', 'key.pem']);

  expect(made.stdout).toMatch(/^"publicKey": "MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}="\n$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const before = readFileSync(file, 'utf8');
  expect(type('deploy', ['--new-key', 'key.pem'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/existe déjà/),
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('refuses a list of releases that somebody has damaged', () => {
  writeFileSync(join(folder, 'releases.json'), '{');
  writeFileSync(join(folder, 'remote.json'), '{"name":"mfe-account","entry":{"file":"a.js"},"pages":{}}');

  const { status, stderr } = type('deploy', ['mfe-account', '--list', '--to', folder]);

  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/releases\.json est illisible : réparez-le/),
  ]);
});
