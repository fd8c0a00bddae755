import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portOf, remotes } from '../build/processes.mjs';
import { callerFolder } from '../setup/caller-folder.mjs';
import { root } from '../setup/paths.mjs';
import { SetupError } from '../setup/stop-with.mjs';

/** What is read of it here. */
interface EnvironmentFile {
  readonly name: string;
  readonly shop: { readonly url: string };
  readonly remotes?: Readonly<
    Record<string, { readonly url: string; readonly publicKey?: string | readonly string[] }>
  >;
}

/** The file that the variables choose, as shell and API do (`shared-contracts/src/environment/load.ts`). */
function environmentFile({ SHOP_ENVIRONMENT_FILE, SHOP_ENV }: NodeJS.ProcessEnv): string {
  if (SHOP_ENVIRONMENT_FILE) return resolve(callerFolder, SHOP_ENVIRONMENT_FILE);
  return join(root, 'environments', `${SHOP_ENV || 'local'}.json`);
}

/** A URL on localhost follows the variable of its port. */
function withChosenPort(written: string, variables: NodeJS.ProcessEnv): string {
  const url = new URL(written);
  const part = remotes.find(({ port }) => url.hostname === 'localhost' && url.port === String(port));
  if (part) url.port = String(portOf(part, variables));
  return url.href;
}

/**
 * What the environment file says of a remote. The shell checks the file as a whole; here only what is needed is read.
 * @throws {SetupError} naming the file
 */
export function remoteInEnvironment(name: string | undefined, variables = process.env) {
  const file = environmentFile(variables);
  let environment: EnvironmentFile;
  try {
    environment = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'introuvable' : 'illisible';
    throw new SetupError(
      `Fichier d'environnement ${reason} : ${file} (voir SHOP_ENV ou SHOP_ENVIRONMENT_FILE).`,
    );
  }
  const remote = name && environment.remotes?.[name];
  if (!remote)
    throw new SetupError(
      `${name ?? 'Aucune application'} : choisissez parmi ${Object.keys(environment.remotes ?? {}).join(', ')} (${file}).`,
    );
  try {
    return {
      name,
      isLocal: environment.name === 'local',
      url: withChosenPort(remote.url, variables),
      origin: new URL(environment.shop.url).origin,
      publicKeys: [remote.publicKey ?? []].flat(),
    };
  } catch (error) {
    throw new SetupError(
      `${file} : remotes.${name}.url ou shop.url n'est pas une adresse (${(error as Error).message}).`,
    );
  }
}
