import { join } from 'node:path';
import { servedFolder } from '../build/served-folder.mjs';
import { root } from '../setup/paths.mjs';
import { readBuild } from './build-folder';
import { FolderStore } from './folder-store';
import { hostsFolder } from './hosts-folder';
import { privateKeyOf } from './place';
import { findOld } from './prune';
import { publish } from './publish';

/** ms that a tab of a shop on this machine may stay open */
const keptFor = 30 * 86_400_000;

/**
 * Deploys the builds of some remotes into the folders from which this machine serves them, and takes away what is old there:
 * a later build then takes no file from an open tab. Gives the folder of all of them, for `REMOTES_FOLDER`.
 * @throws {SetupError}
 */
export async function deployBuilt(names: readonly string[]): Promise<string> {
  // What the environment asks for is told by the shell's `/health`, beside the versions that it refuses for it.
  const keys = { privateKey: privateKeyOf(process.env), publicKeys: [] };
  for (const name of names) {
    const store = new FolderStore(join(hostsFolder(), name));
    await publish(readBuild(join(root, name, servedFolder, 'browser'), name), { store, host: null, keys });
    await store.remove(await findOld(name, keptFor, { store, keys }));
  }
  return hostsFolder();
}
