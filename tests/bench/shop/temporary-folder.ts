import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cleanup } from './cleanup';

/** An empty folder that the clean-up removes. */
export function temporaryFolder(cleanup: Cleanup): string {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
