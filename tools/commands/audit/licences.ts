import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import { type LockedPackage, type LockFile, nameOf } from './lock-file';

/** Licences that may be combined with MIT. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages that say nothing of their licence that a program can read, or another one, each with its reason. */
const known: Readonly<Record<string, string>> = {
  // Data, named with its source in the package; nothing is changed in it.
  'caniuse-lite': 'CC-BY-4.0',
  // Its file LICENSE has the text of MIT, its package.json says nothing.
  'png-js': '',
};

/** Older packages have a list, each with a `type`; they may be chosen from. */
const spelled = ({ license, licenses = [] }: LockedPackage) =>
  (license === undefined ? licenses : [license])
    .map((each) => (typeof each === 'string' ? each : each.type))
    .join(' OR ');

/** The licence of the lock file, which knows all platforms, else of what is installed; empty for none. */
function licenceOf(lock: LockFile, root: string, path: string): string {
  const locked = lock.packages[path];
  if (locked?.license) return spelled(locked);
  const file = join(root, path, 'package.json');
  return existsSync(file) ? spelled(JSON.parse(readFileSync(file, 'utf8'))) : '';
}

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

/**
 * One line for each package of a build or of a running shop whose licence may not be combined with MIT, or is not known.
 */
export function licenceProblems(lock: LockFile, root: string): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => ({ name: nameOf(path), licence: licenceOf(lock, root, path) }))
    .filter(({ name, licence }) => !isAllowed(licence) && known[name] !== licence)
    .map(({ name, licence }) =>
      licence
        ? `${name} : la licence ${licence} ne se combine pas avec MIT (tools/commands/audit/licences.ts).`
        : `${name} : licence inconnue (tools/commands/audit/licences.ts).`,
    );
}
