import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import {
  changedTypes,
  misfits,
  missingNames,
  type PublishedContract,
} from 'shared-contracts/remotes/shell-contract';
import contract from '../../../shared-contracts/src/remotes/contract.json';
import { newRemote } from '../new-remote.mjs';
import { remotes } from '../testing/build-modules';
import { root } from '../testing/workspace-sources';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packages = ['tools/build', 'tools/shop', 'shared-contracts', 'page-kit', 'shared-ui'].map((folder) =>
  read(`${folder}/package.json`),
);

/** Resolves to the next release of the packages; undefined without a recorded change. */
const nextRelease = async () =>
  (await getReleasePlan(root)).releases.find(({ name }) => name === 'shared-contracts');

it('the packages for squads have one version, whose major is the contract version once released', async () => {
  expect(new Set(packages.map(({ version }) => version)).size).toBe(1);
  expect((await nextRelease())?.newVersion ?? packages[0].version).toMatch(
    new RegExp(`^${contract.version}\\.`),
  );
});

/** Returns why a remote that uses everything a shell provides would not work with a later shell. */
function lostBetween(earlier: PublishedContract, later: PublishedContract): string[] {
  const [major = 0] = earlier.contracts;
  const uses = Object.entries(earlier.shared).map(([key, { version, names }]) => [
    key,
    { version: `^${version}`, names },
  ]);
  const everything = {
    ...{ name: 'mfe-all', version: '1.0.0', contract: major, entry: { file: '', integrity: '' }, pages: {} },
    federation: { version: earlier.federation, needs: `~${earlier.federation}` },
    uses: Object.fromEntries(uses),
  };
  const events = Object.keys(earlier.events);
  const names = { heard: events, announced: events, tokens: earlier.tokens };
  const slots = Object.keys(earlier.slots);
  return [
    ...misfits(everything, later),
    ...missingNames(slots, names, later),
    ...changedTypes(slots, names, earlier, later),
  ];
}

it('the shell provides everything that the released one provides, unless the next release is a major', async () => {
  const released = read('shared-contracts/released.json');
  const given = read('shell/dist/browser/contract.json');

  const lost = lostBetween(released, given);

  expect((await nextRelease())?.type === 'major' ? [] : lost).toEqual([]);
});

it('the packed shop depends on the packages that its servers import, in the same versions', () => {
  const servers = ['api/dist/main.mjs', 'shell/dist/server/main.mjs', 'tools/payment-sandbox/dist/main.mjs'];
  const imported = servers
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/(?:^import .* from |import\()"(?!\.)((?:@[^/"]+\/)?[^/"]+)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'));
  const known = ['api', 'shell', 'tools/payment-sandbox', 'shared-contracts']
    .map((folder) => read(`${folder}/package.json`))
    .map(({ dependencies, peerDependencies }) => ({ ...peerDependencies, ...dependencies }));
  const { dependencies } = read('tools/shop/package.json');

  const other = Object.entries(dependencies).filter(
    ([name, version]) => known.find((each) => each[name])?.[name] !== version,
  );

  expect(other).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(imported));
});

it('a new remote depends on the same package versions as the other remotes', () => {
  const known = [...remotes.map(({ folder }) => read(`${folder}/package.json`)), read('package.json')].map(
    ({ dependencies, devDependencies, peerDependencies }) => ({
      ...peerDependencies,
      ...devDependencies,
      ...dependencies,
    }),
  );
  const { dependencies, devDependencies } = read('tools/build/template/package.json');

  const other = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => version !== '*' && known.find((each) => each[name])?.[name] !== version,
  );

  expect(other).toEqual([]);
});

describe('a new remote', () => {
  const before = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  it('has its name in every file and the current package versions, and its entry for the environment is printed', () => {
    expect(newRemote('b2b-3')).toContain('"mfe-b2b-3": {"url":"https://…/","prefixes":["b2b-3"],"slots":[]}');

    const { name, config, dependencies } = JSON.parse(
      readFileSync(join(folder, 'mfe-b2b-3/package.json'), 'utf8'),
    );
    expect([name, config.port]).toEqual(['mfe-b2b-3', 3010]);
    expect(dependencies['page-kit']).toBe(packages[0].version);
    const { pages } = JSON.parse(readFileSync(join(folder, 'mfe-b2b-3/src/remote.json'), 'utf8'));
    expect(Object.keys(pages)).toEqual(['b2b-3:list', 'b2b-3:followed']);
    expect(readFileSync(join(folder, 'mfe-b2b-3/.gitignore'), 'utf8')).toContain('node_modules/');
  });

  it('depends on packed files of the packages if their folder is given', () => {
    mkdirSync(join(folder, 'packed'));
    for (const name of ['page-kit', 'build-config', 'sph-shop'])
      writeFileSync(join(folder, `packed/${name}-1.0.0.tgz`), '');

    newRemote('brands', 'packed');

    const { dependencies, devDependencies, pnpm } = JSON.parse(
      readFileSync(join(folder, 'mfe-brands/package.json'), 'utf8'),
    );
    expect(dependencies['page-kit']).toBe('file:../packed/page-kit-1.0.0.tgz');
    expect(pnpm.overrides).toEqual({
      'page-kit': dependencies['page-kit'],
      'build-config': devDependencies['build-config'],
      'sph-shop': devDependencies['sph-shop'],
    });
  });

  it('does not overwrite an existing folder', () => {
    newRemote('brands');

    expect(newRemote('brands')).toMatch(/mfe-brands existe déjà\.$/);
  });

  it.each(['', 'Brands', 'mfe brands', '../x', '3d'])('is refused with the name "%s"', (name) => {
    expect(newRemote(name)).toMatch(/indiquez un nom en minuscules/);
  });
});
