import { licenceProblems } from './licences';
import { type LockFile, nameOf } from './shipped-packages';
import { weaknessProblems } from './weaknesses';

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
