import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../../tools/build/remote-file-headers.mjs';
import { listening } from '../../../tools/setup/testing/listening';
import type { Fault } from './faults';

export type Host = Awaited<ReturnType<typeof startHost>>;

function readFile(folders: readonly string[], file: string): Buffer | null {
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, file));
    } catch {
      // Of another version, or of none.
    }
  }
  return null;
}

/**
 * A remote's host with the headers that its guide requires, whose files can fail. `folder` is the build.
 * Resolves once it listens.
 */
export async function startHost(folder: string) {
  let folders = [folder];
  /** `file`: pattern of the names that fail. */
  let failing: { readonly file: RegExp; readonly fault: Fault } | null = null;
  let requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = decodeURIComponent(pathname.slice(1));
    // The shell's server reads every file of a version before it takes it.
    if (request.headers['user-agent'] !== 'node') requested.push(file);
    const content = readFile(folders, file);
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('cross-origin-resource-policy', 'cross-origin')
      .setHeader('x-content-type-options', 'nosniff');
    if (content) {
      response
        .setHeader('cache-control', cacheControlOf(file))
        .setHeader('content-type', contentTypeOf(file));
    }
    if (failing?.file.test(file) && readFile([folder], file))
      failing.fault(response, content ?? Buffer.alloc(1));
    else if (content) response.end(content);
    else response.writeHead(404).end();
  });
  const port = await listening(server);
  return {
    /** Ends with a slash. */
    url: `http://localhost:${port}/`,
    /** Files of the first version whose name matches fail from now on; earlier requests are forgotten. */
    fail(file: RegExp, fault: Fault) {
      requested = [];
      failing = { file, fault };
    },
    /** Puts a version in front of the one before, whose files stay. */
    deploy(next: string) {
      folders = [next, folder];
    },
    /** Replaces the version before, whose files are gone. */
    replace(next: string) {
      folders = [next];
    },
    /** Files fail no more; what hangs goes on hanging. */
    heal() {
      failing = null;
    },
    /** As it was at the start. */
    reset() {
      failing = null;
      folders = [folder];
      requested = [];
    },
    /** Files that browsers have requested. */
    requested: () => requested,
    /** True for a file of the version in front. */
    isNewest: (file: string) => readFile(folders.slice(0, 1), file) !== null,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
