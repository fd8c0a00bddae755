import { installScriptProblems } from './install-scripts';
import { licenceProblems } from './licences';
import type { LockFile } from './shipped-packages';
import { weaknessProblems } from './weaknesses';

const unchecked = "Failles connues : non vérifiées, le registre n'a pas répondu.";

/** What is audited; `root`: folder of node_modules, `registryAnswer`: of `askRegistry`. */
export interface Project {
  readonly lock: LockFile;
  readonly root: string;
  readonly registryAnswer: string;
}

/** Lines for people, and 0: all is checked and fine, 1: something is not, 2: not all was checked. */
export interface Verdict {
  readonly lines: readonly string[];
  readonly code: 0 | 1 | 2;
}

/** Looks at what the lock file brings. */
export function audit({ lock, root, registryAnswer }: Project): Verdict {
  const weaknesses = weaknessProblems(registryAnswer);
  const problems = [...licenceProblems(lock, root), ...installScriptProblems(lock), ...(weaknesses ?? [])];
  const lines = [...problems, ...(weaknesses ? [] : [unchecked])];
  if (lines.length === 0)
    return { lines: ['Licences, scripts et failles connues : rien à signaler.'], code: 0 };
  return { lines, code: problems.length > 0 ? 1 : 2 };
}
