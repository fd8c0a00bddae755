import satisfies from 'spdx-satisfies';
import { readJson } from './testing/workspace-sources';

/** A package in package-lock.json. */
interface LockedPackage {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** Used only by tests, linters and deployments. */
  readonly dev?: boolean;
  /** Whether it is a workspace. */
  readonly link?: boolean;
}

const prefix = 'node_modules/';
const libraries = Object.entries<LockedPackage>(readJson('package-lock.json').packages)
  .filter(([path]) => path.includes(prefix))
  .map(([path, each]) => ({ ...each, name: path.slice(path.lastIndexOf(prefix) + prefix.length) }));

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

/** Packages with a missing, unreadable or other licence, each with the reason why it is accepted. */
const known: Readonly<Record<string, string>> = {
  // Unmodified data, whose source the package names.
  'caniuse-lite': 'CC-BY-4.0',
  // The file LICENSE has the text of MIT, package.json has no licence.
  'png-js': '',
};

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

it('every library of the shop has a licence that may be combined with MIT', () => {
  const others = libraries
    .filter(({ dev, link }) => !dev && !link)
    .filter(({ name, license = '' }) => !isAllowed(license) && known[name] !== license);

  expect(others.map(({ name, license }) => [name, license])).toEqual([]);
});

it('every library with an install script is allowed in package.json to run it', () => {
  const { allowScripts } = readJson('package.json');
  const scripted = libraries.filter(({ hasInstallScript }) => hasInstallScript);

  expect(scripted.filter(({ name }) => !allowScripts[name]).map(({ name }) => name)).toEqual([]);
});
