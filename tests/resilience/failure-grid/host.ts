import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../../tools/build/remote-files.mjs';
import { listening } from '../../../tools/commands/shop/listening';
import type { Fault } from './faults';

/** A remote's host; `url` ends with a slash. */
export interface Host {
  readonly url: string;
  /** Files of the first version whose name matches fail from now on; what was asked for before is forgotten. */
  fail(file: RegExp, fault: Fault): void;
  /** Puts a version in front of the one before, whose files stay. */
  deploy(next: string): void;
  /** Files fail no more; what hangs goes on hanging. */
  heal(): void;
  /** As it was at the start. */
  reset(): void;
  /** What browsers have asked for. */
  asked(): readonly string[];
  /** How often the shell's server has asked for the pointer. */
  polls(): number;
  /** True for a file of the version in front. */
  isNewest(file: string): boolean;
  stop(): void;
}

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
 * A remote's host with the headers that its guide asks for, in which files can be made to fail. `folder` is the build.
 * Resolves once it listens.
 */
export async function startHost(folder: string): Promise<Host> {
  let folders = [folder];
  /** `file`: pattern of the names that fail. */
  let failing: { readonly file: RegExp; readonly fault: Fault } | null = null;
  let asked: string[] = [];
  let polls = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = decodeURIComponent(pathname.slice(1));
    // The shell's server reads every file of a version before it takes it.
    if (request.headers['user-agent'] !== 'node') asked.push(file);
    else if (file === 'remote.json') polls += 1;
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
    url: `http://localhost:${port}/`,
    fail(file, fault) {
      asked = [];
      failing = { file, fault };
    },
    deploy(next) {
      folders = [next, folder];
    },
    heal() {
      failing = null;
    },
    reset() {
      failing = null;
      folders = [folder];
      asked = [];
    },
    asked: () => asked,
    polls: () => polls,
    isNewest: (file) => readFile(folders.slice(0, 1), file) !== null,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
