import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file atomically: meanwhile readers find the former file or none, never a part. */
export function replaceFile(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}.draft`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
