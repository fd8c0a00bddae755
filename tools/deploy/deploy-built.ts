import { join } from 'node:path';
import { servedFolder } from '../bundler/served-folder.mjs';
import { hostsFolder, root } from '../workspace/paths.mjs';
import { readBuild } from './build-folder';
import { FolderStore } from './folder-store';
import { findOld } from './prune';
import { publish } from './publish';
import { privateKeyOf } from './signature';

/** Milliseconds that a tab of a shop on this machine may stay open. */
const tabAge = 30 * 86_400_000;

/** Deploys builds to the folders that this machine serves, and prunes them. @returns their parent folder */
export async function deployBuilt(names: readonly string[]): Promise<string> {
  // The shell's `/health` lists the versions that the environment's keys refuse.
  const keys = { privateKey: privateKeyOf(process.env), publicKeys: [] };
  for (const name of names) {
    const store = new FolderStore(join(hostsFolder(), name));
    await publish(readBuild(join(root, name, servedFolder, 'browser'), name), { store, host: null, keys });
    await store.remove(await findOld(name, tabAge, { store, keys }));
  }
  return hostsFolder();
}
