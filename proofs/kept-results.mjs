import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../scripts/setup/paths.mjs';

/** The builds that take part and the proof itself, as one name. */
function nameOf(proof, workspaces) {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'proofs', `${proof}.mjs`)));
  const folder = join(root, 'proofs', proof);
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    hash.update(readFileSync(join(folder, file)));
  for (const workspace of workspaces) hash.update(readFileSync(join(root, workspace, 'dist/.fingerprint')));
  return hash.digest('hex').slice(0, 12);
}

/**
 * What a proof knows of these builds already, by name of its piece; `keep` writes another one, so that a run that is cut
 * off loses nothing. The workspaces are built.
 */
export function keptResults(proof, workspaces) {
  const file = join(root, 'node_modules/.cache', proof, `${nameOf(proof, workspaces)}.json`);
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
