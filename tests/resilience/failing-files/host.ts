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
      // Not in this version.
    }
  }
  return null;
}

/** Starts a host for a build, with the headers that the guide for squads requires; its files can fail. */
export async function startHost(folder: string) {
  let folders = [folder];
  /** `file`: pattern of the names of failing files. */
  let failing: { readonly file: RegExp; readonly fault: Fault } | null = null;
  let requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = decodeURIComponent(pathname.slice(1));
    // The shell's server reads every file of a version before it accepts it.
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
    /** Makes files of the first version with a matching name fail, and clears the list of requests. */
    fail(file: RegExp, fault: Fault) {
      requested = [];
      failing = { file, fault };
    },
    /** Deploys a version and keeps the files of the first one. */
    deploy(next: string) {
      folders = [next, folder];
    },
    /** Deploys a version and removes the files of the previous one. */
    replace(next: string) {
      folders = [next];
    },
    /** Ends the fault; hanging requests stay open. */
    heal() {
      failing = null;
    },
    /** Restores the initial state. */
    reset() {
      failing = null;
      folders = [folder];
      requested = [];
    },
    /** Files that browsers have requested. */
    requested: () => requested,
    /** Whether a file belongs to the newest version. */
    isNewest: (file: string) => readFile(folders.slice(0, 1), file) !== null,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
