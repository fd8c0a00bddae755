import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../../tests/kit/temporary-folder';

const folder = temporaryFolder();

/** Writes a file for an import; returns its path. */
export function storedFile(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
