import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSigned, signed } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { callerFolder } from '../workspace/paths.mjs';
import { SetupError } from '../workspace/run-command.mjs';

/** How a pointer is signed, and which signatures the environment accepts. */
export interface Keys {
  readonly privateKey: KeyObject | null;
  /** Of the environment; without any no signature is required. */
  readonly publicKeys: readonly string[];
}

/** Returns the public key as in the environment file: SPKI in base64. */
export const publicTextOf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Reads the private key of `DEPLOY_KEY_FILE`; null if not set. @throws {SetupError} if it is invalid */
export function privateKeyOf({ DEPLOY_KEY_FILE }: NodeJS.ProcessEnv): KeyObject | null {
  if (!DEPLOY_KEY_FILE) return null;
  const file = resolve(callerFolder, DEPLOY_KEY_FILE);
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall)
      throw new SetupError(
        `DEPLOY_KEY_FILE=${file} ne peut pas être lu : indiquez le fichier de la clé privée.`,
      );
  }
  throw new SetupError(`DEPLOY_KEY_FILE=${file} n'est pas une clé privée Ed25519 (PEM sans mot de passe).`);
}

/** Writes a new private key, readable only by its owner; returns the public one. @throws {SetupError} */
export function writeNewKey(file: string): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'existe déjà' : `ne peut pas être écrit (${code})`;
    throw new SetupError(`${file} ${reason} : indiquez un autre fichier pour la clé.`);
  }
  return publicTextOf(privateKey);
}

/** Signs a manifest where there is a key. @throws {SetupError} when the shell would refuse the signature */
export async function signedForEnvironment(
  manifest: RemoteManifest,
  { privateKey, publicKeys }: Keys,
): Promise<RemoteManifest> {
  const pointer = privateKey ? await signed(manifest, privateKey) : manifest;
  if (await isSigned(pointer, publicKeys)) return pointer;
  throw new SetupError(
    privateKey
      ? `La clé de DEPLOY_KEY_FILE n'est pas celle de remotes.${manifest.name}.publicKey : changez l'une ou l'autre.`
      : `remotes.${manifest.name}.publicKey demande une signature : indiquez la clé privée dans DEPLOY_KEY_FILE.`,
  );
}
