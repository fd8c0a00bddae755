import { execFileSync } from 'node:child_process';
import { parts, remotes } from '../../bundler/processes.mjs';
import { root } from '../../workspace/paths.mjs';
import { SetupError } from '../../workspace/run-command.mjs';
import { type Suite, unitFoldersFor } from './suites';

/** A suite to run, or the part of it that was chosen. */
export interface Choice {
  readonly suite: Suite;
  /** The chosen folders, if it can run folders separately. */
  readonly folders: readonly string[];
  /** The changed remotes, if nothing else has changed. */
  readonly remotes?: readonly string[];
}

/** Returns the suites, or folders of suites, that a word names; all without words. @throws {SetupError} */
export function choose(suites: readonly Suite[], words: readonly string[]): Choice[] {
  const names = suites.flatMap(({ name, folders = [] }) => [name, ...folders]);
  const unknown = words.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined)
    throw new SetupError(`« ${unknown} » ne désigne aucun test : choisissez parmi ${names.join(', ')}.`);
  const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  return suites.flatMap((suite) => {
    const { name, folders = [] } = suite;
    if (isChosen(name)) return [{ suite, folders }];
    const chosen = folders.filter(isChosen);
    return chosen.length > 0 ? [{ suite, folders: chosen }] : [];
  });
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Returns files that differ from a revision, also new ones, relative to the root. @throws {SetupError} */
export function changedFiles(since: string): string[] {
  try {
    return [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new SetupError(`--changed a besoin de git et d'une révision connue, pas de « ${since} ».`);
  }
}

const isDocument = (file: string) => /(^docs\/|\.md$|^LICENSE$|^\.vscode\/|^\.github\/)/.test(file);

/** Returns the folders of changed files and of builds that read them; null if a file affects the project. */
function reachedFolders(files: readonly string[]): ReadonlySet<string> | null {
  const sources = files.filter((file) => !isDocument(file));
  const folders = new Set(
    sources.map((file) => /^((tools|tests)\/[^/]+|[^/]+(?=\/))/.exec(file)?.[0] ?? '.'),
  );
  const known = new Set([
    ...parts.flatMap(({ folder, reads }) => [folder, ...reads]),
    'tests/bench',
    'tests/journeys',
  ]);
  if ([...folders].some((folder) => !known.has(folder))) return null;
  for (const { folder: own, reads } of parts)
    if (reads.some((folder) => folders.has(folder))) folders.add(own);
  return folders;
}

/** Returns the choices that changed files can break. */
export function narrow(choices: readonly Choice[], files: readonly string[]): Choice[] {
  const reached = reachedFolders(files);
  if (reached === null) return [...choices];
  const readers = unitFoldersFor(reached);
  const changed = remotes.filter(({ folder }) => reached.has(folder)).map(({ name }) => name);
  return choices.flatMap(({ suite, folders }) => {
    if (!suite.folders) {
      const canBreak = !suite.reads || suite.reads.some((folder) => reached.has(folder));
      return canBreak
        ? [{ suite, folders, ...(changed.length === reached.size && { remotes: changed }) }]
        : [];
    }
    const left = folders.filter((folder) => readers.includes(folder));
    return left.length > 0 ? [{ suite, folders: left }] : [];
  });
}
