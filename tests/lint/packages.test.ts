import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { payloads } from 'shared-contracts/events/payloads';
import { misfits } from 'shared-contracts/remotes/shell-contract';
import { slotProps } from 'shared-contracts/remotes/slots';
import { z } from 'zod';
import { remotes } from '../../tools/bundler/processes.mjs';
import {
  contractOf,
  facades,
  needsOf,
  sharedByRemote,
  sharedKeys,
} from '../../tools/bundler/shared-modules.mjs';
import { isOfWorkspace, read, readJson, root } from './testing/workspace-sources';

/** Returns names as keys: an object with more of them matches. */
const named = (names: readonly string[]) => Object.fromEntries(names.toSorted().map((name) => [name, true]));

/** Returns JSON Schemas by name. JSON has no functions: they are described by their arguments. */
const shapesOf = (types: Readonly<Record<string, z.ZodType>>) =>
  z.toJSONSchema(z.object(types), {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodFunction)
        jsonSchema.arguments = z.toJSONSchema(zodSchema.def.input, { unrepresentable: 'any' }).prefixItems;
    },
  }).properties;

const ownKeys = sharedKeys.filter((key) => facades[key] ?? isOfWorkspace(key));

/** What remotes of the next release may use, and the versions that they need. */
const provided = {
  version: readJson('shared-contracts/package.json').version,
  needs: needsOf(sharedByRemote(join(root, 'mfe-account')), 'shell'),
  // Libraries have versions of their own, which say what they still provide.
  modules: Object.fromEntries(
    ownKeys.map((key) => [key, named(Object.keys(jest.requireActual(facades[key] ?? key)))]),
  ),
  slots: shapesOf(slotProps),
  events: shapesOf(payloads),
  tokens: named(read('shared-ui/src/styles/tokens.css').match(/--[\w-]+(?=:)/g) ?? []),
};

it('the shell provides everything that the released one provides, unless the next release is a major', async () => {
  const file = 'shared-contracts/released.json';
  // `npm run release` records the release.
  if (process.env.RECORD_RELEASE) writeFileSync(join(root, file), `${JSON.stringify(provided, null, 2)}\n`);
  const { version: _version, needs, ...released } = readJson(file);
  const next = (await getReleasePlan(root)).releases.find(({ name }) => name === 'shared-contracts');
  if (next?.type === 'major') return;

  expect(misfits({ needs }, contractOf(join(root, 'shell')))).toEqual([]);
  expect(provided).toMatchObject(released);
});

it('workspaces, packed shop, recorded release and changelog have one version', () => {
  const workspaces: readonly string[] = readJson('package.json').workspaces;
  const folders = [...workspaces.filter((name) => name !== 'mfe-*'), ...remotes.map(({ folder }) => folder)];
  const versions = [...folders, 'tools/sph-shop']
    .map((folder) => readJson(`${folder}/package.json`))
    .concat(readJson('shared-contracts/released.json'))
    .map(({ version }) => version);
  const [, newest] = /^## \[(\d.*)\]/m.exec(read('docs/changelog.md')) ?? [];

  expect([...new Set(versions)]).toEqual([newest]);
});

it('the packed shop depends on the packages that its servers import, in the same versions', () => {
  const servers = ['api/dist/main.mjs', 'shell/dist/server/main.mjs', 'tools/payment-sandbox/dist/main.mjs'];
  const imported = servers
    .map((file) => read(file))
    .flatMap((code) => [...code.matchAll(/(?:^import .* from |import\()"(?!\.)((?:@[^/"]+\/)?[^/"]+)/gm)])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'));
  const known = ['api', 'shell', 'tools/payment-sandbox', 'shared-contracts', 'server-kit']
    .map((folder) => readJson(`${folder}/package.json`))
    .map(({ dependencies, peerDependencies }) => ({ ...peerDependencies, ...dependencies }));
  const { dependencies } = readJson('tools/sph-shop/package.json');

  const other = Object.entries(dependencies).filter(
    ([name, version]) => known.find((each) => each[name])?.[name] !== version,
  );

  expect(other).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(imported));
});

it('a new remote depends on the same package versions as the other remotes', () => {
  const known = [
    ...remotes.map(({ folder }) => readJson(`${folder}/package.json`)),
    readJson('package.json'),
  ].map(({ dependencies, devDependencies, peerDependencies }) => ({
    ...peerDependencies,
    ...devDependencies,
    ...dependencies,
  }));
  const { dependencies, devDependencies } = readJson('tools/bundler/template/package.json');

  const other = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => version !== '*' && known.find((each) => each[name])?.[name] !== version,
  );

  expect(other).toEqual([]);
});
