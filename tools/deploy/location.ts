import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environmentFile, loadEnvironment } from 'server-kit/load-environment';
import { StartError } from 'server-kit/start-error';
import { type Options, wrongOption } from 'server-kit/wrong-option';
import { callerFolder, hostsFolder, root } from '../workspace/paths.mjs';
import { SetupError } from '../workspace/run-command.mjs';
import { FolderStore } from './folder-store';
import { Host } from './host';
import { Shop } from './shop';
import { privateKeyOf } from './signature';
import type { Store } from './store';

/** Opens a folder or s3://bucket/prefix; a relative folder is resolved from `from`. @throws {SetupError} */
export async function openStore(to: string, from: string): Promise<Store> {
  if (!to.includes('://')) return new FolderStore(resolve(from, to));
  const [, bucket, prefix] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(to) ?? [];
  if (!bucket) throw new SetupError(`--to ${to} : indiquez un dossier ou s3://compartiment/préfixe.`);
  const { S3Store } = await import('./s3-store');
  return new S3Store(bucket, prefix ?? '');
}

/** Parses the arguments: remote, `--to`, `--url` and `more` options. @throws {SetupError} with the usage */
export function readArguments<T extends Options>(more: T, usage: string) {
  const args = process.argv.slice(2);
  const options = { to: { type: 'string' }, url: { type: 'string' }, ...more } as const;
  const refuse = (wrong: string) => new SetupError(`${wrong} : inconnu ou incomplet ; ${usage}`);
  const wrong = wrongOption(args, options);
  if (wrong !== undefined) throw refuse(wrong);
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, second] = positionals;
  if (second !== undefined) throw refuse(second);
  return { ...values, name };
}

/** A remote in the arguments of a command. */
export interface Target {
  readonly name: string | undefined;
  readonly to?: string | undefined;
  readonly url?: string | undefined;
}

/** Returns a URL with a final slash. `source`: what to change, in front of the value. @throws {SetupError} */
export function requireUrl(source: string, url: string): string {
  if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new SetupError(`${source}${url} : indiquez une adresse http(s).`);
  return url.endsWith('/') ? url : `${url}/`;
}

/** Reads a remote from the environment file. @throws {SetupError} with the file */
function remoteInEnvironment(name: string | undefined) {
  const { SHOP_ENVIRONMENT_FILE: chosen } = process.env;
  const file = chosen ? resolve(callerFolder, chosen) : environmentFile(process.env, root);
  try {
    const environment = loadEnvironment(file, process.env);
    const remote = name && Object.hasOwn(environment.remotes, name) && environment.remotes[name];
    if (!remote)
      throw new SetupError(
        `${name ?? 'Aucune application'} : choisissez parmi ${Object.keys(environment.remotes).join(', ')} (${file}).`,
      );
    const isLocal = environment.name === 'local';
    const { origin } = new URL(environment.shop.url);
    return { name, isLocal, url: remote.url, origin, publicKeys: remote.publicKey ?? [] };
  } catch (error) {
    throw error instanceof StartError ? new SetupError(error.message) : error;
  }
}

/** Reads a remote from a running shop. @throws {SetupError} if the shop does not have it */
async function remoteInShop(name: string | undefined, shop: Shop) {
  if (!name) throw new SetupError(`Aucune application : nommez-en une de ${shop.origin}.`);
  const remote = await shop.remote(name);
  if (!remote)
    throw new SetupError(`${shop.origin} ne connaît pas ${name} : son environnement doit l'indiquer.`);
  const { url, publicKeys } = remote;
  return { name, isLocal: false, url, origin: shop.origin, publicKeys };
}

/** Opens the location of a command's remote, from `SHOP_URL` or the environment file. @throws {SetupError} */
export async function openLocation({ name: named, to, url }: Target) {
  const { SHOP_URL } = process.env;
  const { name, ...remote } = SHOP_URL
    ? await remoteInShop(named, new Shop(requireUrl('SHOP_URL=', SHOP_URL)))
    : remoteInEnvironment(named);
  if (!to && !remote.isLocal)
    throw new SetupError(
      '--to manque : indiquez le dossier ou s3://compartiment/préfixe que sert cette adresse.',
    );
  const publicUrl = url === undefined ? remote.url : requireUrl('--url ', url);
  return {
    name,
    url: publicUrl,
    host: new Host(publicUrl, remote.origin),
    /** Null if the shop reads this remote from another URL. */
    shop: publicUrl === remote.url ? new Shop(remote.origin) : null,
    store: await openStore(to ?? join(hostsFolder(), name), callerFolder),
    keys: { privateKey: privateKeyOf(process.env), publicKeys: remote.publicKeys },
  };
}
