import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/setup/paths.mjs';

/**
 * Results of a proof by name, kept in the cache below `folder` as `version`; `keep` writes another one at once, so that a run
 * that is cut off loses nothing.
 */
export function keptIn(folder, version) {
  const file = join(root, 'node_modules/.cache', folder, `${version}.json`);
  let results = {};
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
