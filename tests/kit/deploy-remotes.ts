import { remotes } from '../../tools/bundler/processes.mjs';
import { deployBuilt } from '../../tools/deploy/deploy-built.ts';

/** Deploys the builds of all remotes to the hosts of a shop, before it starts. */
export async function deployRemotes(): Promise<void> {
  process.env.REMOTES_FOLDER = await deployBuilt(remotes.map(({ name }) => name));
}
