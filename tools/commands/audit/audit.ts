import { spawnSync } from 'node:child_process';
import satisfies from 'spdx-satisfies';

/** A package in a lock file. */
export interface LockedPackage {
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** Used only by tests, linters and deployments. */
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

/** Packages with a missing, unreadable or other licence, each with the reason why it is accepted. */
const known: Readonly<Record<string, string>> = {
  // Unmodified data, whose source the package names.
  'caniuse-lite': 'CC-BY-4.0',
  // The file LICENSE has the text of MIT, package.json has no licence.
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

/** Returns one line per package of the shop whose licence is unknown or cannot be combined with MIT. */
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

/** The project to audit; `registryAnswer`: result of `askRegistry`. */
interface Project {
  readonly lock: LockFile;
  /** `allowScripts` of package.json, which npm applies from 11.19. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly registryAnswer: string;
}

/** Lines to print, and exit code: 0 if all checks passed, 1 if one failed, 2 if not all could run. */
export interface Verdict {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

/** Returns one line per package with an install script that package.json does not allow. */
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

/** Returns the output of `npm audit` for the packages of the lock file. */
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

/** A package in the output of `npm audit --json`. */
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

/** Returns one line per known weakness; null if `answer` (of `npm audit --json`) is no response. */
function weaknessProblems(answer: string): string[] | null {
  const { vulnerabilities } = parsed(answer);
  if (!vulnerabilities) return null;
  return Object.values(vulnerabilities).map(({ name, severity, via, range }) => {
    const titles = via.map((reason) => (typeof reason === 'string' ? `par ${reason}` : reason.title));
    return `${name} ${range} : faille connue (${severity}) : ${titles.join(', ')}`;
  });
}
