import { resolve } from 'node:path';
import { SetupError } from '../setup/stop-with.mjs';
import { FolderStore } from './folder-store';
import type { Store } from './store';

/**
 * Opens a folder, or s3://bucket/prefix; a relative folder starts at `from`.
 * @throws {SetupError}
 */
export async function openStore(to: string, from: string): Promise<Store> {
  if (!to.includes('://')) return new FolderStore(resolve(from, to));
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(to) ?? [];
  if (!bucket) throw new SetupError(`--to ${to} : indiquez un dossier ou s3://compartiment/préfixe.`);
  const { S3Store } = await import('./s3-store');
  return new S3Store(bucket, prefix ?? '');
}
