import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: meanwhile readers find the former file or none, never a part. */
export function replaceFile(file: string, content: string | Buffer): void {
  // Processes of several containers may have the same id and share the folder.
  const draft = `${file}.${randomUUID()}.draft`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
