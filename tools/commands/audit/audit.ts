import { spawnSync } from 'node:child_process';
import satisfies from 'spdx-satisfies';

/** What a lock file knows of a package. */
export interface LockedPackage {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** Of tests, linters and deployments alone. */
  readonly dev?: boolean;
  /** Whether it is a workspace. */
  readonly link?: boolean;
}

/** package-lock.json; its keys are paths such as `node_modules/react`. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

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
function licenceProblems({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = '' }]) => ({ name: nameOf(path), licence: license }))
    .filter(({ name, licence }) => !isAllowed(licence) && known[name] !== licence)
    .map(({ name, licence }) =>
      licence
        ? `${name} : la licence ${licence} ne se combine pas avec MIT (tools/commands/audit/audit.ts).`
        : `${name} : licence inconnue (tools/commands/audit/audit.ts).`,
    );
}

const unchecked = "Failles connues : non vérifiées, le registre n'a pas répondu.";

/** The project to audit; `registryAnswer`: of `askRegistry`. */
interface Project {
  readonly lock: LockFile;
  /** `allowScripts` of package.json, which npm follows from 11.19 on. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly registryAnswer: string;
}

/** Lines to print, and 0: all is checked and fine, 1: something is not, 2: not all was checked. */
export interface Verdict {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

/** One line for each package with an install script that package.json does not allow. */
function installScriptProblems({ packages }: LockFile, allowed: Project['allowScripts']): string[] {
  const names = Object.entries(packages).flatMap(([path, entry]) =>
    entry.hasInstallScript ? [nameOf(path)] : [],
  );
  return [...new Set(names)]
    .filter((name) => !allowed[name])
    .map((name) => `${name} : exécute un script à l'installation (allowScripts, package.json).`);
}

/** Checks licences, install scripts and known weaknesses of the packages in the lock file. */
export function audit({ lock, allowScripts, registryAnswer }: Project): Verdict {
  const weaknesses = weaknessProblems(registryAnswer);
  const problems = [
    ...licenceProblems(lock),
    ...installScriptProblems(lock, allowScripts),
    ...(weaknesses ?? []),
  ];
  const lines = [...problems, ...(weaknesses ? [] : [unchecked])];
  if (lines.length === 0)
    return { lines: ['Licences, scripts et failles connues : rien à signaler.'], code: 0 };
  return { lines, code: problems.length > 0 ? 1 : 2 };
}

/** What the registry knows of the packages of the lock file, as `npm audit` prints it. */
export function askRegistry(root: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}

/** What `npm audit --json` prints of a package. */
interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  readonly via: readonly (string | { readonly title: string })[];
}

function parsed(answer: string): { readonly vulnerabilities?: Readonly<Record<string, Vulnerability>> } {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}

/**
 * One line for each known weakness; null without an answer of the registry. `answer`: of `npm audit --json`.
 */
function weaknessProblems(answer: string): string[] | null {
  const { vulnerabilities } = parsed(answer);
  if (!vulnerabilities) return null;
  return Object.values(vulnerabilities).map(({ name, severity, via, range }) => {
    const titles = via.map((reason) => (typeof reason === 'string' ? `par ${reason}` : reason.title));
    return `${name} ${range} : faille connue (${severity}) : ${titles.join(', ')}`;
  });
}
