import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { OutsideRemote } from './outside-remote';

const read = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Makes all releases and files on a host two hours older. */
function age(host: string): void {
  const time = new Date(Date.now() - 2 * 3_600_000);
  const list = join(host, 'releases.json');
  const releases = read<readonly object[]>(list).map((each) => ({ ...each, since: time.toISOString() }));
  writeFileSync(list, JSON.stringify(releases));
  for (const file of readdirSync(host)) utimesSync(join(host, file), time, time);
}

/** Deploys two more versions, rolls back and prunes with the remote's commands. @returns the faults found */
export function playVersions(
  remote: OutsideRemote,
  host: string,
  variables: Readonly<Record<string, string>>,
): string[] {
  const pointer = join(remote.folder, 'dist/browser/remote.json');
  const run = (command: string, ...args: string[]) => remote.run(command, [...args, '--to', host], variables);
  const built = read<RemoteManifest>(pointer);
  for (const version of ['1.1.0', '1.2.0']) {
    writeFileSync(pointer, JSON.stringify({ ...built, version }));
    run('deploy');
  }
  run('rollback');
  age(host);
  run('prune', '--older', '1h');
  const live = read<RemoteManifest>(join(host, 'remote.json')).version;
  const remaining = readdirSync(host)
    .filter((file) => /^remote\.[0-9a-f]{10}\.json$/.test(file))
    .map((file) => read<RemoteManifest>(join(host, file)).version);
  const found = `${live}, with ${remaining.sort().join(' and ')}`;
  return found === '1.1.0, with 1.1.0 and 1.2.0' ? [] : [`after rollback and prune: ${found}`];
}
