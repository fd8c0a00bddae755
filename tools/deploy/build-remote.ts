import { join } from 'node:path';
import { remotes } from '../bundler/processes.mjs';
import { servedFolder } from '../bundler/served-folder.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { root } from '../workspace/paths.mjs';
import { SetupError } from '../workspace/run-command.mjs';

/** Builds a remote of this project if its sources have changed. @throws {SetupError} */
export async function buildRemote(name: string): Promise<string> {
  if (!remotes.some((remote) => remote.name === name))
    throw new SetupError(
      `${name} ne se construit pas ici : indiquez le dossier de sa construction par --from.`,
    );
  await ensureBuilt([name]);
  return join(root, name, servedFolder, 'browser');
}
