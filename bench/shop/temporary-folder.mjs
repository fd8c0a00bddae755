import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that the clean-up removes. @returns {string} */
export function temporaryFolder(cleanup) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
