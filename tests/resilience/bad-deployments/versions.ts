import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { buildNextVersion } from '../../../tools/setup/next-version.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import type { RemoteName } from '../failure-grid/shop';

export const kindsOfBad = ['throws', 'a file missing', 'a file cut', 'contract 99'] as const;

export type BadKind = (typeof kindsOfBad)[number];

const throwingLoader = fileURLToPath(new URL('throwing-loader.cjs', import.meta.url));

/** The module behind `./routes` throws. */
const throwing = (remote: RemoteName) => (configuration: Configuration) => ({
  ...configuration,
  module: {
    ...configuration.module,
    rules: [
      ...(configuration.module?.rules ?? []),
      { include: join(root, remote, 'src/routes.ts'), use: throwingLoader },
    ],
  },
});

/** The pointer of a build. */
export const manifestIn = (folder: string): RemoteManifest =>
  JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));

/** Name and sha384 of every file that a `remote.json` names. */
export const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    [...JSON.stringify(manifestIn(folder)).matchAll(/"(?:file|integrity)":"([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
  );

/** A script that no page needs at first: no other file would tell that it is not there. */
function onDemandScript(folder: string): string {
  const { entry, server, exposes, pages, files } = manifestIn(folder);
  const first = JSON.stringify({ entry, server, exposes, pages });
  const found = files?.find(({ file }) => file.endsWith('.js') && !first.includes(file));
  if (!found) throw new Error(`${folder} has no script on demand`);
  return join(folder, found.file);
}

/** Changes a good build into what lies on a host after a deployment that went wrong. */
const harms: Readonly<Record<Exclude<BadKind, 'throws'>, (folder: string) => void>> = {
  'a file missing': (folder) => rmSync(onDemandScript(folder)),
  'a file cut': (folder) => {
    const file = onDemandScript(folder);
    const content = readFileSync(file);
    writeFileSync(file, content.subarray(0, content.length >> 1));
  },
  'contract 99': (folder) =>
    writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...manifestIn(folder), contract: 99 })),
};

/** What `/health` says of each kind of bad version. */
export const reasons: Readonly<Record<BadKind, RegExp>> = {
  throws: /^broken at start$/,
  'a file missing': /^\S+\.js ne peut pas être lu : statut 404$/,
  'a file cut': /^\S+\.js n'est pas le fichier que remote\.json indique$/,
  'contract 99': /^contrat 99, attendu : \d+$/,
};

/** Builds bad versions of a remote below `folder`; resolves to their folders, by kind of `reasons`. */
export async function buildBadVersions(remote: RemoteName, folder: string): Promise<Record<BadKind, string>> {
  const next = await buildNextVersion(remote, join(folder, 'next'));
  const harmed = (kind: keyof typeof harms) => {
    const copy = join(folder, kind);
    cpSync(next, copy, { recursive: true });
    harms[kind](copy);
    return copy;
  };
  return {
    throws: await buildNextVersion(remote, join(folder, 'throws'), throwing(remote)),
    'a file missing': harmed('a file missing'),
    'a file cut': harmed('a file cut'),
    'contract 99': harmed('contract 99'),
  };
}
