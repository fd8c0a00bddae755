import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../tools/bundler/remote-file-headers.mjs';
import { listening } from './listening';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

export type Host = Awaited<ReturnType<typeof startHost>>;

/**
 * Starts a host for a build, with the headers that `docs/deploying.md` requires, for pages that isolate themselves, too.
 * @param fallback for a static site: file of the build for folders and files that it does not have; by default 404
 */
export async function startHost(folder: string, fallback?: string) {
  let served = folder;
  const server = createServer(({ url = '/' }, response) => {
    const requested = decodeURIComponent(new URL(url, 'http://host').pathname.slice(1));
    const file = [requested, `${requested}/index.html`, fallback].find(
      (each) => each && isFile(join(served, each)),
    );
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('cross-origin-resource-policy', 'cross-origin')
      .setHeader('x-content-type-options', 'nosniff');
    if (!file) response.writeHead(404).end();
    else {
      const type = extname(file) === '.html' ? 'text/html; charset=utf-8' : contentTypeOf(file);
      const headers = { 'cache-control': cacheControlOf(file), 'content-type': type };
      response.writeHead(200, headers).end(readFileSync(join(served, file)));
    }
  });
  const port = await listening(server);
  return {
    /** Ends with a slash. */
    url: `http://localhost:${port}/`,
    /** Deploys a version and removes the files of the previous one. */
    replace(next: string) {
      served = next;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
