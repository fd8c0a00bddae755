import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { callerFolder } from '../setup/caller-folder.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { remoteInEnvironment } from './environment.mjs';
import { hostsFolder } from './hosts-folder.mjs';
import { openStore } from './open-store.mjs';
import { Host } from './read-back.mjs';
import { readKey } from './signature.mjs';

const ofAPlace = { to: { type: 'string' }, url: { type: 'string' } };

/**
 * What stands behind a command: the remote's name and options.
 * @param {import('node:util').ParseArgsConfig['options']} more than `--to` and `--url`
 * @param {string} usage shown when something else stands there
 * @throws {SetupError}
 */
export function readArguments(more, usage) {
  try {
    const { values, positionals } = parseArgs({
      options: { ...ofAPlace, ...more },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error(`'${positionals[1]}'`);
    return { ...values, name: positionals[0] };
  } catch (error) {
    const [, wrong] = /'(-*[^\s'<]+)/.exec(error.message) ?? [];
    throw new SetupError(`${wrong ?? 'Arguments'} : inconnu ou incomplet ; ${usage}`);
  }
}

function requireAddress(url) {
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new SetupError(`--url ${url} : indiquez une adresse http(s).`);
  return url.endsWith('/') ? url : `${url}/`;
}

/** The key that signs, where there is one. @throws {SetupError} */
export const privateKeyOf = ({ DEPLOY_KEY_FILE }) =>
  DEPLOY_KEY_FILE ? readKey(resolve(callerFolder, DEPLOY_KEY_FILE)) : null;

/** Where a remote is deployed to, and who reads it back. @returns {Promise<object>} as `publish` takes it @throws {SetupError} */
export async function openPlace({ name, to, url }, variables = process.env) {
  const remote = remoteInEnvironment(name, variables);
  if (!to && !remote.isLocal)
    throw new SetupError(
      '--to manque : indiquez le dossier ou s3://compartiment/préfixe que sert cette adresse.',
    );
  const address = requireAddress(url ?? remote.url);
  return {
    address,
    host: new Host({ url: address, origin: remote.origin }),
    store: await openStore(to ?? join(hostsFolder(variables), name), callerFolder),
    keys: { privateKey: privateKeyOf(variables), publicKeys: remote.publicKeys },
  };
}
