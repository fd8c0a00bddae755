import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build, readBuild } from '../../../tools/deploy/build-folder.ts';
import { FolderStore } from '../../../tools/deploy/folder-store.ts';
import { hostsFolder, root } from '../../../tools/workspace/paths.mjs';

export const remote = 'mfe-catalogue';
export const list = '/category-product/SACS/SACS-POUBELLE';

/** Returns where the shop's remote is deployed. */
export const location = () => ({
  store: new FolderStore(join(hostsFolder(), remote)),
  host: null,
  keys: { privateKey: null, publicKeys: [] },
});

/** Edits a JSON file of a build. */
export function edit(file: string, change: (content: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Returns versions or ranges with the next major of our packages. */
export const ofTomorrow = (versions: object) =>
  Object.fromEntries(
    Object.entries(versions).map(([module, version]) => [
      module,
      /^(page-kit|shared-)/.test(module) ? version.replace('1.', '2.') : version,
    ]),
  );

/** Copies a build, by default of this project, as another version; the caller removes its folder. */
export function versionOf(
  version: string,
  change = (needs: object): object => needs,
  from = join(root, remote, 'dist/browser'),
): Build {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-version-'));
  cpSync(from, folder, { recursive: true });
  edit(join(folder, 'remote.json'), (manifest) => ({
    ...manifest,
    version,
    needs: change(manifest.needs as object),
  }));
  return readBuild(folder, remote);
}
