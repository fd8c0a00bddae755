import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';

/** Results of a proof by name. */
export interface Kept<Result> {
  of(name: string | number): Result | undefined;
  /** Writes the result at once, so that a run that is cut off loses nothing. */
  keep(name: string | number, result: Result): void;
}

/** What is kept in the cache below `folder` as `version`. */
export function keptIn<Result>(folder: string, version: string): Kept<Result> {
  const file = join(root, 'node_modules/.cache', folder, `${version}.json`);
  let results: Record<string, Result> = {};
  try {
    results = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first run of this version.
  }
  return {
    of: (name) => results[name],
    keep(name, result) {
      results[name] = result;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(results, null, 2));
    },
  };
}
