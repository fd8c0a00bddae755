import { execFileSync } from 'node:child_process';
import { remotes } from '../../build-config/processes.mjs';
import { builds } from '../setup/build.mjs';
import { root } from '../setup/paths.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import type { Choice } from './select';
import type { Suite } from './suite';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a revision, new ones included; paths from the root. @throws {SetupError} */
function changedFiles(since: string): string[] {
  try {
    return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new SetupError(`--changed a besoin de git et d'une révision connue, pas de « ${since} ».`);
  }
}

const isDocument = (file: string) => /(^docs\/|\.md$|^LICENSE$|^\.vscode\/|^\.github\/)/.test(file);

/** That of the root is `.`. */
const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

/**
 * Folders that a change of these files reaches: their own and those whose builds read them; null for all, when a file of the
 * whole project has changed.
 */
export function reachedFolders(files: readonly string[]): Set<string> | null {
  const sources = files.filter((file) => !isDocument(file));
  const folders = new Set(sources.map(folderOf));
  const known = new Set([...builds.flatMap(({ workspace, reads }) => [workspace, ...reads]), 'bench', 'e2e']);
  if ([...folders].some((folder) => !known.has(folder))) return null;
  for (const { workspace, reads } of builds)
    if (reads.some((folder) => folders.has(folder))) folders.add(workspace);
  return folders;
}

/** `left`: names of suites that the change can break too, and that the whole run plays. */
interface Changed {
  readonly chosen: readonly Choice[];
  readonly left: readonly string[];
}

/**
 * What a change since a revision that git knows can break. Checks of the whole project always run.
 * @throws {SetupError}
 */
export function chooseChanged(choices: readonly Choice[], since: string): Changed {
  const reached = reachedFolders(changedFiles(since));
  return reached === null ? { chosen: choices, left: [] } : leaveLong(narrow(choices, reached), reached);
}

/** Where a change stays inside remotes, without what tries the shop as a whole. */
export function leaveLong(choices: readonly Choice[], reached: ReadonlySet<string>): Changed {
  const staysInRemotes = [...reached].every((folder) => remotes.some(({ name }) => name === folder));
  const isLeft = ({ suite }: Choice) => staysInRemotes && suite.wholeShop === true;
  return {
    chosen: choices.filter((choice) => !isLeft(choice)),
    left: choices.filter(isLeft).map(({ suite }) => suite.name),
  };
}

/** The files of a suite that notice a change of these folders, when it names some for each of them; else all, as none. */
function filesFor({ filesOf = {} }: Suite, reached: ReadonlySet<string>): string[] {
  const named = [...reached].map((folder) => filesOf[folder]);
  const files = named.flatMap((each) => each ?? []);
  return named.every(Boolean) ? [...new Set(files)] : [];
}

/** The choices, or the parts or files of them, that read one of the folders. */
export function narrow(choices: readonly Choice[], reached: ReadonlySet<string>): Choice[] {
  const notices = (folders: 'all' | readonly string[]) =>
    folders === 'all' || folders.some((folder) => reached.has(folder));
  return choices.flatMap(({ suite, parts }): Choice[] => {
    if (!suite.parts)
      return notices(suite.reads()) ? [{ suite, parts, files: filesFor(suite, reached) }] : [];
    const left = parts.filter((part) => notices(suite.reads(part)));
    return left.length > 0 ? [{ suite, parts: left }] : [];
  });
}
