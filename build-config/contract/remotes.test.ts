import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedNames, requests, root, sourcesOf } from './workspace-sources';

const { remotes } = jest.requireActual<typeof import('../remotes.mjs')>('../remotes.mjs');
const { sharedKeys } = jest.requireActual<typeof import('../shared.mjs')>('../shared.mjs');

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

describe.each(remotes.map(({ name }) => name))('%s fits the shell', (remote) => {
  it.each(['react-router-dom', '@tanstack/react-query'])(
    'imports from %s only what the shell shares of it',
    (library) => {
      const facade = readFileSync(join(root, `shell/src/facades/${library.split('/').at(-1)}.ts`), 'utf8');

      const used = sourcesOf(remote).flatMap((source) => importedNames(source, library));

      expect(used.filter((name) => !new RegExp(`\\b${name}\\b`).test(facade))).toEqual([]);
    },
  );

  it('asks for shared libraries by the exact keys of the list', () => {
    const sharedPackages = new Set(sharedKeys.map(packageOf).filter((name) => !name.startsWith('shared-')));

    const asked = sourcesOf(remote).flatMap((source) =>
      requests(source).map((request) => ({ request, file: source.file })),
    );

    const wrong = asked.filter(
      ({ request }) => sharedPackages.has(packageOf(request)) && !sharedKeys.includes(request),
    );
    expect(wrong).toEqual([]);
  });

  it('answers only below the addresses that the shell sends to it', () => {
    const table = readFileSync(join(root, 'shell/src/federation/remote-prefixes.ts'), 'utf8');

    const prefixes = Object.values<string>(readJson(`${remote}/src/routes.json`)).map(
      (path) => path.split('/')[0],
    );

    for (const prefix of prefixes) expect(table).toMatch(new RegExp(`'?${prefix}'?: '${remote}'`));
  });
});

it('builds for the contract version that the shell accepts', () => {
  const contract = readFileSync(join(root, 'shared-contracts/src/remotes/remote.ts'), 'utf8');
  const build = readFileSync(join(root, 'build-config/plugins/remote-manifest.mjs'), 'utf8');

  const version = (text: string) => /contractVersion = (\d+)/.exec(text)?.[1];

  expect(version(build)).toBe(version(contract));
});

it('gives the renderer what a server bundle may ask for', () => {
  const given = readFileSync(join(root, 'shell/server/render/shared-modules.ts'), 'utf8');

  // Only the shell attaches React to a document; a page that is rendered never asks for it.
  const askable = sharedKeys.filter((key) => key !== 'react-dom/client');

  expect(askable.filter((key) => !new RegExp(`^  '?${key}'?[:,]`, 'm').test(given))).toEqual([]);
});

it('puts the same stand-in for its address into a server bundle as the shell looks for', () => {
  const address = (path: string) =>
    /remoteAddress = '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1];

  const written = address('build-config/rspack/remote.mjs');

  expect(written).toBeDefined();
  expect(address('shell/server/render/remote-address.ts')).toBe(written);
});

it('names every remote of the table in every environment file', () => {
  for (const environment of ['local', 'staging', 'production']) {
    const { remotes: placed } = readJson(`environments/${environment}.json`);

    expect(Object.keys(placed).sort()).toEqual(remotes.map(({ name }) => name).sort());
  }
});
