import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Killable } from './server';

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Returns the account of a Debian package if this process runs as root, which some servers refuse. */
export function accountOf(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, name]));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A server other than Node. */
export class Program extends Killable {
  constructor(
    private readonly path: string,
    private readonly args: readonly string[],
    private readonly port: number,
    private readonly account: { uid?: number; gid?: number } = {},
  ) {
    super();
  }

  start = (): Promise<number> =>
    this.untilReady(this.path, spawn(this.path, this.args, { stdio: 'ignore', ...this.account }), () =>
      acceptsConnections(this.port),
    );
}

/** Returns an nginx of one process with this configuration file, in the folder of its temporary files. */
export function nginxWith(path: string, file: string, folder: string, port: number): Program {
  const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
  const directives = `daemon off; master_process off;${asRoot}`;
  return new Program(path, ['-c', file, '-p', folder, '-g', directives], port);
}

/** Starts an nginx with these directives of its `http` block. */
export async function startNginx(path: string, folder: string, port: number, http: string): Promise<Program> {
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  writeFileSync(
    file,
    `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${paths} ${http} }`,
  );
  const nginx = nginxWith(path, file, folder, port);
  await nginx.start();
  return nginx;
}
