import { resolve } from 'node:path';
import { SetupError } from '../setup/stop-with.mjs';
import { FolderStore } from './folder-store.mjs';

/**
 * Where the files of a remote's host lie; only pointer, copies of pointers and list of releases are ever written twice.
 * @typedef {object} Store
 * @property {string} name for people
 * @property {() => Promise<Map<string, Date>>} list when each file was written last
 * @property {(file: string) => boolean} isDraft true for a file that is still being written, or was when that was broken off
 * @property {(file: string) => Promise<{ content: Buffer, version: string, modified: Date } | null>} read
 *   `version` is another one for each content
 * @property {(file: string, content: Buffer) => Promise<boolean>} create false where there is such a file, which stays
 * @property {(file: string, content: Buffer) => Promise<void>} write in place of what there is
 * @property {(file: string, content: Buffer, version: string | null) => Promise<boolean>} swap
 *   writes only where the file still has that version (null: is not there); false when it has not
 * @property {(files: readonly string[]) => Promise<void>} remove
 */

/**
 * @param {string} to a folder, or s3://bucket/prefix
 * @param {string} from the folder that a relative one starts at
 * @returns {Promise<Store>} @throws {SetupError}
 */
export async function openStore(to, from) {
  if (!to.includes('://')) return new FolderStore(resolve(from, to));
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(to) ?? [];
  if (!bucket) throw new SetupError(`--to ${to} : indiquez un dossier ou s3://compartiment/préfixe.`);
  const { S3Store } = await import('./s3-store.mjs');
  return new S3Store(bucket, prefix ?? '');
}
