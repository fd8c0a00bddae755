import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from '../setup/run-command.mjs';
import { testVariables } from '../setup/test-variables.mjs';
import { listening } from '../setup/testing/listening';
import { buildRemote } from './build-remote';
import { deploy } from './deploy';
import { buildOf } from './pointer';
import { prune } from './prune';
import { rollBack } from './rollback';
import { makeBuild } from './testing/builds';
import { FolderHost } from './testing/folder-host';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const absent = join(folder, 'absent');
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command with the words of a command line. */
function type(command: typeof deploy, words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  jest.replaceProperty(process, 'argv', ['node', 'command', ...words]);
  jest.replaceProperty(process, 'env', { ...testVariables(process.env), DATA_DIR: folder, ...variables });
  return command(buildRemote);
}

it('the command prints one line and exits with 1 without a remote', () => {
  const program = join(root, 'tools/commands/deploy.mjs');

  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'deploy'], {
    encoding: 'utf8',
    env: testVariables(process.env),
  });

  expect(stderr).toMatch(/^Aucune application : choisissez parmi mfe-catalogue, .*local\.json\)\.\n$/);
  expect([status, stdout]).toEqual([1, '']);
});

const account = 'mfe-account';
it.each<[string, typeof deploy, string, RegExp, NodeJS.ProcessEnv?]>([
  ['an unknown remote', deploy, 'mfe-nope', /^mfe-nope : choisissez parmi mfe-catalogue/],
  ['an unknown option', rollBack, `${account} --now`, /^--now : inconnu ou incomplet ; npm run rollback/],
  ['an option without its value', deploy, `${account} --to`, /^--to : inconnu ou incomplet/],
  ['two remotes', deploy, `${account} mfe-catalogue`, /^mfe-catalogue : inconnu ou incomplet/],
  [
    'a target of another kind',
    deploy,
    `${account} --to ftp://x`,
    /^--to ftp:\/\/x : indiquez un dossier ou s3:/,
  ],
  ['an invalid URL', deploy, `${account} --url shop`, /^--url shop : indiquez une adresse http/],
  [
    'a folder without a build',
    deploy,
    `${account} --from ${absent}`,
    /absent n'a pas de remote\.json : construisez/,
  ],
  ['no target outside of this machine', deploy, account, /^--to manque : /, { SHOP_ENV: 'staging' }],
  [
    'an environment that is not there',
    deploy,
    account,
    /introuvable : .*nowhere\.json/,
    { SHOP_ENV: 'nowhere' },
  ],
  ['a key that is not there', deploy, account, /absent ne peut pas être lu/, { DEPLOY_KEY_FILE: absent }],
  ['a key of another kind', deploy, account, /pas une clé privée Ed25519/, { DEPLOY_KEY_FILE: __filename }],
  [
    'S3 without a region',
    prune,
    `${account} --older 1d --to s3://shop/x`,
    /aucune région : indiquez AWS_REGION\.$/,
    { AWS_CONFIG_FILE: absent },
  ],
  ['no time', prune, account, /^--older manque : indiquez une durée/],
  ['a time without a unit', prune, `${account} --older 30`, /^--older 30 : indiquez une durée/],
  ['nothing to go back to', rollBack, `${account} --to ${absent}`, /n'y est pas déployé : changez --to\.$/],
  ...['7', '0', 'x', '101'].map((share): [string, typeof deploy, string, RegExp] => [
    `a share of ${share} %`,
    deploy,
    `${account} --share ${share}`,
    /^--share \w+ : choisissez parmi 1, 5, 20, 50, 100\.$/,
  ]),
])(
  'a command prints in one line what to change, given %s',
  async (_what, command, words, line, variables = {}) => {
    const refusal = type(command, words.split(' '), variables);

    await expect(refusal).rejects.toBeInstanceOf(SetupError);
    await expect(refusal).rejects.toThrow(line);
  },
);

it('a new key is readable only by its owner and never overwrites another', async () => {
  const file = join(folder, 'key.pem');
  const log = jest.spyOn(console, 'log').mockImplementation();

  await type(deploy, ['--new-key', file]);

  expect(log.mock.lastCall?.[0]).toMatch(/^"publicKey": "MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}="$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  const before = readFileSync(file, 'utf8');
  await expect(type(deploy, ['--new-key', file])).rejects.toThrow(/existe déjà/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('a damaged list of releases is refused', async () => {
  writeFileSync(join(folder, 'releases.json'), '{');
  writeFileSync(join(folder, 'remote.json'), '{"name":"mfe-account","entry":{"file":"a.js"},"pages":{}}');

  await expect(type(deploy, ['mfe-account', '--list', '--to', folder])).rejects.toThrow(
    /releases\.json est illisible : réparez-le/,
  );
});

/** Starts a shop with these contracts that accepts one build only; returns the arguments of commands. */
async function openShop(contracts: readonly number[], { to = absent, url = '', taken = '' } = {}) {
  const shop = createServer((request, response) => {
    const isVerdict = request.url?.startsWith('/remotes/');
    if (isVerdict && !request.url?.endsWith(`build=${taken}`)) return void response.writeHead(404).end();
    const body = isVerdict ? { state: 'live' } : { contracts };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  const origin = `http://127.0.0.1:${await listening(shop)}`;
  const environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
  environment.shop.url = `${origin}/`;
  if (url) environment.remotes['mfe-account'].url = url;
  const file = join(folder, 'environment.json');
  writeFileSync(file, JSON.stringify(environment));
  const run = (command: typeof deploy, ...words: string[]) =>
    type(command, ['mfe-account', '--to', to, ...words], { SHOP_ENVIRONMENT_FILE: file });
  const close = () => {
    shop.closeAllConnections();
    shop.close();
  };
  return { origin, run, close };
}

it('a deployment sends nothing to the host if the shop has another contract, and prints both', async () => {
  const { origin, run, close } = await openShop([2, 1]);

  await expect(run(deploy, '--from', makeBuild('text').folder)).rejects.toThrow(
    `mfe-account a le contrat 3, ${origin} attend 2 ou 1 : rien n'est envoyé.`,
  );
  expect(existsSync(absent)).toBe(false);
  close();
});

describe('at a shop that takes another version beside it,', () => {
  const earlier = makeBuild('earlier');
  const later = makeBuild('later', { contract: 4 });
  let host: FolderHost;
  beforeEach(async () => {
    host = await FolderHost.start();
    jest.spyOn(console, 'log').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => host.stop());

  it('a deployment for an earlier contract ends without a verdict', async () => {
    const taken = buildOf(later.manifest);
    const { run, close } = await openShop([4, 3], { ...host.locate('both'), taken });
    await run(deploy, '--from', later.folder);

    await expect(run(deploy, '--from', earlier.folder)).resolves.toBeUndefined();
    close();
  });

  it('a rollback of a later contract completes without a verdict', async () => {
    const taken = buildOf(earlier.manifest);
    const { run, close } = await openShop([3], { ...host.locate('ahead'), taken });
    for (const build of [earlier, later, makeBuild('latest', { contract: 4 })])
      await run(deploy, '--from', build.folder);

    await expect(run(rollBack)).resolves.toBeUndefined();
    close();
  });
});
