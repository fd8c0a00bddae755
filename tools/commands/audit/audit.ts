import { spawnSync } from 'node:child_process';
import { licenceProblems } from './licences';
import { type LockFile, nameOf } from './lock-file';

const unchecked = "Failles connues : non vérifiées, le registre n'a pas répondu.";

/** The project to audit; `root`: folder of node_modules, `registryAnswer`: of `askRegistry`. */
export interface Project {
  readonly lock: LockFile;
  /** `allowScripts` of package.json, which npm follows from 11.19 on. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly root: string;
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
export function audit({ lock, allowScripts, root, registryAnswer }: Project): Verdict {
  const weaknesses = weaknessProblems(registryAnswer);
  const problems = [
    ...licenceProblems(lock, root),
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
