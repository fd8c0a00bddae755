import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/setup/paths.mjs';
import { untilDone } from '../waiting/until';

/** Of `containers/nginx.conf`, below `http`: what leads to two shells, on a port of this machine. */
export function shellsProxy(port: number): string {
  const text = readFileSync(join(root, 'containers/nginx.conf'), 'utf8');
  const parts = [/ {4}proxy_http_version[\s\S]*?(?= {4}upstream apis)/, / {4}server \{[\s\S]*?\n {4}\}/];
  return parts
    .map((part) => part.exec(text)?.[0])
    .join('\n')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
}

/** The example for nginx in the guide to deploying: the key of a cache. */
export const cacheKey = (): string | undefined =>
  /```nginx\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/deploying.md'), 'utf8'))?.[1];

/** `site`: what stands below `http`, with the port; `shells`: their ports. */
interface Proxied {
  readonly folder: string;
  readonly port: number;
  readonly shells: readonly number[];
  readonly site: string;
}

/** One worker, so that shells take turns request by request. */
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

/** nginx before shells. Resolves once it answers. */
export async function startNginx(program: string, slot: Proxied) {
  const { folder, port, shells } = slot;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(slot));
  const options = ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  const server = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilDone('nginx answers', async () => {
    if (server.exitCode !== null) throw new Error(`nginx: code ${server.exitCode}`);
    // Without shells it says so itself.
    const response = await fetch(`http://localhost:${port}`).catch(() => null);
    return response?.headers.get('server')?.startsWith('nginx') === true;
  });
  return {
    /** Since the last call: lines of the log that are no success, and how many responses each shell gave (`shares`). */
    responses() {
      const log = join(folder, 'access.log');
      const lines = readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);
      writeFileSync(log, '');
      const of = (port: number) => lines.filter((line) => line.split(' /')[0]?.endsWith(`:${port}`)).length;
      return {
        // 499: the browser gave a request up, such as a picture of a page that was left.
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
