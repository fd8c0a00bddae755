import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf } from 'server-kit/remote-build';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { SetupError } from '../workspace/run-command.mjs';
import { testVariables } from '../workspace/test-variables.mjs';
import { buildRemote } from './build-remote';
import { deploy } from './deploy';
import { prune } from './prune';
import { rollBack } from './rollback';
import type { Verdict } from './shop';
import { makeBuild } from './testing/builds';
import { FolderHost } from './testing/folder-host';
import { serveJson } from './testing/json-server';
import { verdict } from './testing/squad';

const root = join(__dirname, '../..');
const folder = temporaryFolder();
const absent = join(folder, 'absent');

/** Runs a command with the words of a command line. */
function type(command: typeof deploy, words: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  jest.replaceProperty(process, 'argv', ['node', 'command', ...words]);
  jest.replaceProperty(process, 'env', { ...testVariables(process.env), DATA_DIR: folder, ...variables });
  return command(buildRemote);
}

const account = 'mfe-account';
it.each<[string, typeof deploy, string, RegExp, NodeJS.ProcessEnv?]>([
  ['no remote', deploy, '', /^Aucune application : choisissez parmi mfe-catalogue, .*local\.json\)\.$/],
  ['an unknown remote', deploy, 'mfe-nope', /^mfe-nope : choisissez parmi mfe-catalogue/],
  ['a property of every object', deploy, 'constructor', /^constructor : choisissez parmi mfe-catalogue/],
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
  ['an invalid SHOP_URL', deploy, account, /^SHOP_URL=shop : indiquez une adresse/, { SHOP_URL: 'shop' }],
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
  ...['7', '0', 'x', '101'].map((percent): [string, typeof deploy, string, RegExp] => [
    `a canary for ${percent} %`,
    deploy,
    `${account} --canary ${percent}`,
    /^--canary \w+ : choisissez parmi 1, 5, 20, 50\.$/,
  ]),
])(
  'a command prints in one line what to change, given %s',
  async (_what, command, words, line, variables = {}) => {
    const refusal = type(command, words.split(' ').filter(Boolean), variables);

    await expect(refusal).rejects.toBeInstanceOf(SetupError);
    await expect(refusal).rejects.toThrow(line);
  },
);

it('a new key is readable only by its owner, never overwrites another, and its public key is printed', async () => {
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
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(makeBuild('listed').manifest));

  await expect(type(deploy, ['mfe-account', '--list', '--to', folder])).rejects.toThrow(
    /releases\.json est illisible : réparez-le/,
  );
});

describe('at a shop that a build does not fit,', () => {
  const build = makeBuild('for the next shell', { needs: { react: '^20.0.0' } });
  let host: FolderHost;
  beforeEach(async () => {
    host = await FolderHost.start();
    jest.spyOn(console, 'log').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => host.stop());

  /** Starts a shop that has a verdict on one build only. */
  async function openShop(taken = 'none') {
    const { to, url } = host.locate('account');
    const origin = await serveJson((path) =>
      path.endsWith('build=')
        ? { url, publicKeys: [], prefixes: ['order', 'profile'], rollout: { percents: [], minutes: 0 } }
        : path.startsWith('/remotes/')
          ? path.endsWith(`build=${taken}`) && { verdicts: [verdict('a')] }
          : { react: '19.3.1' },
    );
    const environment = JSON.parse(readFileSync(join(root, 'environments/local.json'), 'utf8'));
    environment.shop.url = `${origin}/`;
    environment.remotes[account].url = url;
    const file = join(folder, 'environment.json');
    writeFileSync(file, JSON.stringify(environment));
    const run = (command: typeof deploy, ...words: string[]) =>
      type(command, [account, '--to', to, ...words], { SHOP_ENVIRONMENT_FILE: file });
    return { origin, to, run };
  }

  it('a deployment sends nothing and prints why', async () => {
    const { origin, to, run } = await openShop();

    await expect(run(deploy, '--from', build.folder)).rejects.toThrow(
      `${account} ne convient pas à ${origin} : demande react ^20.0.0, la boutique donne 19.3.1 : rien n'est envoyé.`,
    );
    expect(existsSync(to)).toBe(false);
  });

  it('a deployment for another shell, and a rollback to it, end without a verdict', async () => {
    const fitting = makeBuild('for this shell');
    const { to, run } = await openShop(buildOf(fitting.manifest));

    await run(deploy, '--from', build.folder, '--for-other-shell');
    await run(deploy, '--from', fitting.folder);
    // Waiting for the verdict, which this shop never has, would fail after two minutes.
    await run(rollBack);

    expect(JSON.parse(readFileSync(join(to, 'remote.json'), 'utf8'))).toEqual(build.manifest);
  });
});

describe('with SHOP_URL instead of an environment file,', () => {
  const build = makeBuild('of a squad');
  let host: FolderHost;
  beforeEach(async () => {
    host = await FolderHost.start();
  });
  afterEach(() => host.stop());

  /** Deploys the build to a shop whose shells have these verdicts on it. */
  async function run(...verdicts: readonly Verdict[]) {
    const { to, url } = host.locate('squad');
    const origin = await serveJson((path) => {
      if (path.startsWith('/contract')) return {};
      return path.endsWith('=') ? { url, publicKeys: [], prefixes: ['profile'] } : { verdicts };
    });
    const log = jest.spyOn(console, 'log').mockImplementation();
    const error = jest.spyOn(console, 'error').mockImplementation();
    await type(deploy, [account, '--from', build.folder, '--to', to], { SHOP_URL: origin });
    const { exitCode } = process;
    process.exitCode = undefined;
    return { url, exitCode, said: log.mock.lastCall, reasons: error.mock.calls };
  }

  it('a build is deployed to the URL of the remote', async () => {
    const { url, exitCode, said } = await run(verdict('a'));

    expect(exitCode).toBeUndefined();
    expect(said).toEqual([`${account} 1.0.0 (${buildOf(build.manifest)}) est en ligne : ${url}`]);
    expect(await (await fetch(`${url}remote.json`)).json()).toEqual(build.manifest);
  });

  it('a deployment that one build of the shell refuses ends with code 1 and the verdict of each', async () => {
    const { exitCode, reasons } = await run(verdict('a'), verdict('b', { state: 'refused', reason: 'no' }));

    expect(exitCode).toBe(1);
    expect(reasons.slice(-2)).toEqual([
      [`${account} : boutique 1.0.0 (a) : acceptée`],
      [`${account} : boutique 1.0.0 (b) : refusée : no`],
    ]);
  });

  it('a remote that the shop does not have is refused', async () => {
    const SHOP_URL = await serveJson(() => null);

    await expect(type(deploy, [account, '--to', folder], { SHOP_URL })).rejects.toThrow(
      `${SHOP_URL} ne connaît pas ${account}`,
    );
  });

  it('a missing name of the remote is reported', async () => {
    const missing = type(deploy, ['--to', folder], { SHOP_URL: 'http://localhost/' });

    await expect(missing).rejects.toThrow('Aucune application : nommez-en une de');
  });
});
