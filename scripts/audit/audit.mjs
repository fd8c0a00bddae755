import { installScriptProblems } from './install-scripts.mjs';
import { licenceProblems } from './licences.mjs';
import { weaknessProblems } from './weaknesses.mjs';

const unchecked = "Failles connues : non vérifiées, le registre n'a pas répondu.";

/**
 * Looks at what the lock file brings.
 * @param {{ lock: { packages: Record<string, object> }, root: string, registryAnswer: string }} project
 * @returns {{ lines: string[], code: 0 | 1 | 2 }} code 0: all is checked and fine, 1: something is not, 2: not all was checked
 */
export function audit({ lock, root, registryAnswer }) {
  const weaknesses = weaknessProblems(registryAnswer);
  const problems = [...licenceProblems(lock, root), ...installScriptProblems(lock), ...(weaknesses ?? [])];
  const lines = [...problems, ...(weaknesses ? [] : [unchecked])];
  if (lines.length === 0)
    return { lines: ['Licences, scripts et failles connues : rien à signaler.'], code: 0 };
  return { lines, code: problems.length > 0 ? 1 : 2 };
}
