import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { cacheControlOf, contentTypeOf } from '../../../tools/build/remote-file-headers.mjs';
import { listening } from '../../../tools/setup/testing/listening';

export type Host = Awaited<ReturnType<typeof startHost>>;

/** Starts a host for a build, with the headers that the guide for squads requires. */
export async function startHost(folder: string) {
  let served = folder;
  const server = createServer(({ url = '/' }, response) => {
    const file = decodeURIComponent(new URL(url, 'http://host').pathname.slice(1));
    const path = join(served, file);
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('cross-origin-resource-policy', 'cross-origin')
      .setHeader('x-content-type-options', 'nosniff');
    if (!file || !existsSync(path)) response.writeHead(404).end();
    else {
      const headers = { 'cache-control': cacheControlOf(file), 'content-type': contentTypeOf(file) };
      response.writeHead(200, headers).end(readFileSync(path));
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
