import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { callerFolder } from '../setup/caller-folder.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { remoteInEnvironment } from './environment';
import { hostsFolder } from './hosts-folder';
import { openStore } from './open-store';
import { Host } from './read-back';
import { readKey } from './signature';

const ofAPlace = { to: { type: 'string' }, url: { type: 'string' } } as const;

/**
 * What stands behind a command: the remote's name, `--to`, `--url` and `more` options; `usage` is shown when something else
 * stands there.
 * @throws {SetupError}
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(more: T, usage: string) {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: { ...ofAPlace, ...more },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error(`'${positionals[1]}'`);
    return { ...values, name: positionals[0] };
  } catch (error) {
    const [, wrong] = /'(-*[^\s'<]+)/.exec((error as Error).message) ?? [];
    throw new SetupError(`${wrong ?? 'Arguments'} : inconnu ou incomplet ; ${usage}`);
  }
}

function requireUrl(url: string): string {
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new SetupError(`--url ${url} : indiquez une adresse http(s).`);
  return url.endsWith('/') ? url : `${url}/`;
}

/** The key that signs, where there is one. @throws {SetupError} */
export const privateKeyOf = ({ DEPLOY_KEY_FILE }: NodeJS.ProcessEnv) =>
  DEPLOY_KEY_FILE ? readKey(resolve(callerFolder, DEPLOY_KEY_FILE)) : null;

/** A remote as a command names it, and where it is to be deployed to. */
export interface NamedPlace {
  readonly name: string | undefined;
  readonly to?: string | undefined;
  readonly url?: string | undefined;
}

/** Where a remote is deployed to, and who reads it back. @throws {SetupError} */
export async function openPlace({ name: named, to, url }: NamedPlace, variables = process.env) {
  const { name, ...remote } = remoteInEnvironment(named, variables);
  if (!to && !remote.isLocal)
    throw new SetupError(
      '--to manque : indiquez le dossier ou s3://compartiment/préfixe que sert cette adresse.',
    );
  const publicUrl = requireUrl(url ?? remote.url);
  return {
    name,
    url: publicUrl,
    host: new Host({ url: publicUrl, origin: remote.origin }),
    store: await openStore(to ?? join(hostsFolder(variables), name), callerFolder),
    keys: { privateKey: privateKeyOf(variables), publicKeys: remote.publicKeys },
  };
}
