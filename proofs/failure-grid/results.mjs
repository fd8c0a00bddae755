import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/setup/paths.mjs';

const kept = join(root, 'node_modules/.cache/failure-grid');

/** The builds that take part and the grid itself, as one name. */
function nameOf(workspaces) {
  const hash = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname))
    hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const workspace of workspaces) hash.update(readFileSync(join(root, workspace, 'dist/.fingerprint')));
  return hash.digest('hex').slice(0, 12);
}

/** What is known of these builds already, by cell; `keep` writes another one, so that a run that is cut off loses nothing. */
export function keptResults(workspaces) {
  const file = join(kept, `${nameOf(workspaces)}.json`);
  let results = {};
  try {
    results = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first run of these builds.
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
