import type { RemoteManifest } from 'shared-contracts/remotes';
import { fetchFile, fetchPointer, sizeLimits } from './remote-files';

/** Of the history, where none is live: the refused one, most often, and three before it. */
const triedVersions = 4;

/** The version of a build that was deployed. @throws with the reason for the operator */
export const fetchBuild = (name: string, url: string, build: string) =>
  fetchPointer(name, url, `remote.${build}.json`);

/** Versions that were live, the last one first. A host that writes no history has none. */
export async function* fetchEarlierVersions(name: string, url: string): AsyncGenerator<RemoteManifest> {
  const content = await fetchFile(url, 'releases.json', sizeLimits.manifest).catch(() => null);
  if (!content) return;
  const builds: unknown[] = JSON.parse(content.toString()).map(({ build }: { build: unknown }) => build);
  for (const build of [...new Set(builds.reverse())].slice(0, triedVersions)) {
    const manifest = await fetchBuild(name, url, String(build)).catch(() => null);
    if (manifest) yield manifest;
  }
}
