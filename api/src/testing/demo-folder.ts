import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { databaseFolder } from '../database/pglite';

/** Creates a data folder whose embedded database contains the demo data. */
export function demoFolder(dataDirectory: string): void {
  const folder = databaseFolder(dataDirectory);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', process.env.TEST_DATABASE_DUMP ?? '', '-C', folder], { stdio: 'pipe' });
}
