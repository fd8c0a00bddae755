import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export const cachedForAYear = 'public, max-age=31536000, immutable';
const cachedForADay = 'public, max-age=86400';

/** True for a file whose name carries a hash of its content, compressed or not. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(file);

/** `Cache-Control` of a file of the build; squads compare with `contract.json`. */
export function cacheControlOf(file: string): string {
  if (isHashed(file)) return cachedForAYear;
  return file.endsWith('contract.json') ? 'no-cache' : cachedForADay;
}

/** Files below a folder whose name carries a hash of their content, with their compressed copies. */
const hashedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isHashed).sort();

/** Uncompressed: another compressor makes other bytes of the same content. */
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

/** A request meanwhile finds no file or a whole one. */
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
 * Copies the hashed files of a build beside those of all others; no file there is replaced or removed.
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

/** The folder that all builds of the shell publish their hashed files to. */
export class PublishedFolder {
  /** Files of this shell's own build that are not there yet. */
  private missing: readonly string[];

  constructor(
    readonly path: string,
    build: string,
  ) {
    this.missing = hashedFiles(build);
  }

  /** Whether other shells can send the files that this one's HTML names. */
  isComplete(): boolean {
    this.missing = this.missing.filter((file) => !existsSync(join(this.path, file)));
    return this.missing.length === 0;
  }
}
