import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { replaceFile } from 'server-kit/replace-file';
import { requestIdHeader } from 'shared-contracts/api/headers';

export const cachedForAYear = 'public, max-age=31536000, immutable';
const cachedForADay = 'public, max-age=86400';

/** Whether the name of a file contains a hash of its content, compressed or not. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(file);

/** Returns the `Cache-Control` of a file of the build; squads compare with `contract.json`. */
function cacheControlOf(file: string): string {
  if (isHashed(file)) return cachedForAYear;
  return file.endsWith('contract.json') ? 'no-cache' : cachedForADay;
}

/** Returns the hashed files below a folder, with their compressed copies. */
export const hashedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isHashed).sort();

/** Whether a file is a compressed copy; compressors write different bytes for the same content. */
const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);

/** Copies the hashed files of a build into the folder of all builds. @throws first if one there differs */
export function publishFiles(from: string, to: string): { added: number; known: number } {
  const files = hashedFiles(from);
  const known = files.filter((file) => existsSync(join(to, file)));
  const added = files.filter((file) => !known.includes(file));
  const clash = known.find(
    (file) => !isCompressed(file) && !readFileSync(join(from, file)).equals(readFileSync(join(to, file))),
  );
  if (clash !== undefined)
    throw new Error(`${join(to, clash)} a un autre contenu que celui de cette version : rien n'est publié`);
  for (const file of added) replaceFile(join(to, file), readFileSync(join(from, file)));
  return { added: added.length, known: known.length };
}

/** The folder into which all builds of the shell publish their hashed files. */
export class PublishedFolder {
  /** Files of this shell's build that are not published yet. */
  private missing: readonly string[];

  constructor(
    readonly path: string,
    build: string,
  ) {
    this.missing = hashedFiles(build);
  }

  /** Whether other shells can send the files that the HTML of this shell loads. */
  isComplete(): boolean {
    this.missing = this.missing.filter((file) => !existsSync(join(this.path, file)));
    return this.missing.length === 0;
  }
}

/** Adds routes for the files of the shell's build in `folder`, before those that send files of other builds. */
export async function addFiles(server: FastifyInstance, folder: string): Promise<void> {
  server.addHook('onSend', async (_request, reply) => {
    // Immutable files are never revalidated, and a cached one would keep the id of its first request.
    if (reply.raw.getHeader('cache-control') === cachedForAYear)
      reply.removeHeader('etag').removeHeader('last-modified').removeHeader(requestIdHeader);
  });
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'assets.json'],
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControlOf(path));
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
}
