import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../build-config/remote-files.mjs';

/** @typedef {(response: import('node:http').ServerResponse, content: Buffer) => void} Fault */

/** @param {readonly string[]} folders @param {string} file */
function readFile(folders, file) {
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
 * @param {string} folder
 */
export async function startHost(folder) {
  let folders = [folder];
  /** `file`: pattern of the names that fail; `fault`: one of `faults.mjs`. @type {{ file: RegExp, fault: Fault } | null} */
  let failing = null;
  /** @type {string[]} */
  let asked = [];
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
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${port}/`,
    /** Files of the first version whose name matches fail from now on; what was asked for before is forgotten. @param {RegExp} file @param {Fault} fault */
    fail(file, fault) {
      asked = [];
      failing = { file, fault };
    },
    /** Puts a version in front of the one before, whose files stay. @param {string} next */
    deploy(next) {
      folders = [next, folder];
    },
    /** Files fail no more; what hangs goes on hanging. */
    heal() {
      failing = null;
    },
    /** As it was at the start. */
    reset() {
      failing = null;
      folders = [folder];
      asked = [];
    },
    /** What browsers have asked for. */
    asked: () => asked,
    /** How often the shell's server has asked for the pointer. */
    polls: () => polls,
    /** True for a file of the version in front. */
    isNewest: (/** @type {string} */ file) => readFile(folders.slice(0, 1), file) !== null,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
