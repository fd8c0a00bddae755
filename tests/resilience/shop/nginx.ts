import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { untilDone } from '../waiting/until';

/** Returns the part of `containers/nginx.conf` that proxies to two shells, with a port of this machine. */
export function shellsProxy(port: number): string {
  const text = readFileSync(join(root, 'containers/nginx.conf'), 'utf8');
  const parts = [/ {4}proxy_http_version[\s\S]*?(?= {4}upstream apis)/, / {4}server \{[\s\S]*?\n {4}\}/];
  return parts
    .map((part) => part.exec(text)?.[0])
    .join('\n')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
}

/** Returns the cache key for nginx from the example in the guide to deploying. */
export const cacheKey = (): string | undefined =>
  /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/deploying.md'), 'utf8'))?.[1];

/** `site`: directives in `http`, which listen on `port`; `shells`: ports of the shells. */
interface Proxied {
  readonly folder: string;
  readonly port: number;
  readonly shells: readonly number[];
  readonly site: string;
}

/** Returns a configuration with one worker, so that shells alternate request by request. */
function configuration({ folder, site }: Proxied): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events {}
    http {
      log_format proof '$status $upstream_addr $request_uri';
      access_log ${folder}/access.log proof;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
      ${site}
    }`;
}

/** Starts nginx in front of shells; resolves once it responds. */
export async function startNginx(program: string, slot: Proxied) {
  const { folder, port, shells } = slot;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(slot));
  const options = ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const server = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilDone('nginx responds', async () => {
    if (server.exitCode !== null) throw new Error(`nginx: code ${server.exitCode}`);
    // Without shells it responds with an error of its own.
    const response = await fetch(`http://localhost:${port}`).catch(() => null);
    return response?.headers.get('server')?.startsWith('nginx') === true;
  });
  return {
    /** Since the last call: log lines of failed requests, and number of responses per shell (`shares`). */
    responses() {
      const log = join(folder, 'access.log');
      const lines = readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);
      writeFileSync(log, '');
      const of = (port: number) => lines.filter((line) => line.split(' /')[0]?.endsWith(`:${port}`)).length;
      return {
        // 499: the browser cancelled the request, such as an image of a page that was left.
        failed: lines.filter((line) => !/^(2|3|499)/.test(line)),
        shares: shells.map(of),
      };
    },
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
