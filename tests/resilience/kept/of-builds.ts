import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { type Kept, keptIn } from './kept-in';

/** What a proof knows of the builds that take part, as they and the proof itself stand now. The workspaces are built. */
export function keptOfBuilds<Result>(proof: string, workspaces: readonly string[]): Kept<Result> {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'tests/resilience', `${proof}.ts`)));
  const folder = join(root, 'tests/resilience', proof);
  for (const file of existsSync(folder) ? readdirSync(folder) : [])
    hash.update(readFileSync(join(folder, file)));
  for (const workspace of workspaces) hash.update(readFileSync(join(root, workspace, 'dist/.fingerprint')));
  return keptIn<Result>(proof, hash.digest('hex').slice(0, 12));
}
