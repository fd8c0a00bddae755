import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is removed after the tests of its file or block. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
