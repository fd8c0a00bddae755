import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { remotes } from '../../../tools/bundler/processes.mjs';
import { root } from '../../../tools/workspace/paths.mjs';

/** Hosts and ports of the processes in the files of `compose.yaml`. */
const names = [
  ...[8080, 8081, 8082, 8083].map((port) => `shop.localhost:${port}`),
  ...['shell-1:3000', 'shell-2:3000', 'api-1:4000', 'api-2:4000', 'remotes:8080', 'payment-sandbox:4100'],
  ...['pgbouncer:6432', 'valkey:6379', 'postgres:5432'],
];

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Writes the configuration files of `containers` into `folder`, with free ports of this machine. */
export async function onLoopback(folder: string, databaseUrl: string) {
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());
  ports.set('postgres:5432', Number(new URL(databaseUrl).port));
  const portOf = (name: string) => ports.get(name) ?? 0;
  const moved = (text: string) =>
    text.replace(/[a-z0-9.-]+:\d+/g, (name) => (ports.has(name) ? `127.0.0.1:${ports.get(name)}` : name));

  /** Writes a configuration file with the replaced ports and paths. @returns its path */
  function write(file: string, changes: Readonly<Record<string, string>>): string {
    const text = Object.entries(changes).reduce(
      (each, [from, to]) => each.replaceAll(from, to),
      moved(read(`containers/${file}`)),
    );
    const path = join(folder, file);
    writeFileSync(path, text);
    return path;
  }

  const environmentFile = join(folder, 'environment.json');
  writeFileSync(environmentFile, moved(read('environments/compose.json')));
  writeFileSync(join(folder, 'userlist.txt'), read('containers/userlist.txt'));
  mkdirSync(join(folder, 'remotes'));
  for (const { name } of remotes)
    symlinkSync(join(root, name, 'dist/browser'), join(folder, 'remotes', name));
  const { services } = parse(read('containers/compose.yaml'), { merge: true });
  const listen = (port: number, name: string) => ({ [`listen ${port}`]: `listen 127.0.0.1:${portOf(name)}` });

  return {
    portOf,
    urlOf: (name: string) => `http://127.0.0.1:${portOf(name)}`,
    nginx: write('nginx.conf', {
      '/tmp/': `${folder}/`,
      '/nginx.pid': '/proxy.pid',
      // Buyers on this machine name a network each.
      $remote_addr: '$proxy_add_x_forwarded_for',
      ...Object.assign({}, ...[8080, 8081, 8082, 8083].map((port) => listen(port, `shop.localhost:${port}`))),
    }),
    remotes: write('remotes.conf', {
      '/tmp/': `${folder}/`,
      '/srv/': `${folder}/`,
      ...listen(8080, 'remotes:8080'),
    }),
    pgbouncer: write('pgbouncer.conf', {
      'host=postgres port=5432 dbname=shop': `host=127.0.0.1 port=${portOf('postgres:5432')} dbname=postgres`,
      '0.0.0.0': '127.0.0.1',
      '6432': String(portOf('pgbouncer:6432')),
      '/etc/pgbouncer': folder,
    }),
    valkey: write('valkey.conf', { 'port 6379': `port ${portOf('valkey:6379')}\nbind 127.0.0.1` }),
    /** Returns the variables of a service in `compose.yaml`, with the ports of this machine. */
    variablesOf: (service: string): Record<string, string> => ({
      ...JSON.parse(moved(JSON.stringify(services[service].environment ?? {}))),
      SHOP_ENVIRONMENT_FILE: environmentFile,
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  };
}
