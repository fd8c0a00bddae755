import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isHashed } from './file-caching';

/** Files below a folder whose name carries a hash of their content, with their compressed copies. */
export const hashedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isHashed).sort();

/** What a file says: another compressor makes other bytes of the same. */
function contentOf(file: string): Buffer {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

function isSame(one: string, other: string): boolean {
  try {
    return contentOf(one).equals(contentOf(other));
  } catch {
    return false;
  }
}

/** Whoever asks meanwhile finds no file or a whole one. */
function copyAtOnce(source: string, target: string): void {
  const draft = `${target}.${process.pid}.draft`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    copyFileSync(source, draft);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Copies the hashed files of a build beside those of all others; nothing that is there is replaced or removed. Tells how many
 * were added and how many were there.
 * @throws before anything is copied, naming a file that lies there with another content
 */
export function publishFiles(from: string, to: string): { added: number; known: number } {
  const files = hashedFiles(from);
  const [known, added] = [true, false].map((isThere) =>
    files.filter((file) => existsSync(join(to, file)) === isThere),
  ) as [string[], string[]];
  const other = known.find((file) => !isSame(join(from, file), join(to, file)));
  if (other !== undefined)
    throw new Error(`${join(to, other)} a un autre contenu que celui de cette version : rien n'est publié`);
  for (const file of added) copyAtOnce(join(from, file), join(to, file));
  return { added: added.length, known: known.length };
}
