import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { callerFolder } from '../setup/paths.mjs';
import { SetupError } from '../setup/run-command.mjs';

/** How a pointer is signed, and which signatures the environment accepts. */
export interface Keys {
  readonly privateKey: KeyObject | null;
  /** Of the environment; without any no signature is required. */
  readonly publicKeys: readonly string[];
}

const encoded = (content: string | Buffer) => Buffer.from(content).toString('base64url');

/** Returns the public key as in the environment file: SPKI in base64. */
const publicTextOf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Returns the id of a public key in a signature. */
const idOf = (publicText: string) =>
  createHash('sha256').update(Buffer.from(publicText, 'base64')).digest('base64url').slice(0, 16);

/** Reads the private key of `DEPLOY_KEY_FILE`; null if not set. @throws {SetupError} if it is invalid */
export function privateKeyOf({ DEPLOY_KEY_FILE }: NodeJS.ProcessEnv): KeyObject | null {
  if (!DEPLOY_KEY_FILE) return null;
  const file = resolve(callerFolder, DEPLOY_KEY_FILE);
  let pem: Buffer;
  try {
    pem = readFileSync(file);
  } catch {
    throw new SetupError(
      `DEPLOY_KEY_FILE=${file} ne peut pas être lu : indiquez le fichier de la clé privée.`,
    );
  }
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
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

/**
 * Adds the signature to a manifest: a JSON Web Signature (RFC 7515, Ed25519) with detached content, which is
 * the manifest itself.
 */
export function signed(manifest: RemoteManifest, key: KeyObject): RemoteManifest {
  const { signature: _signature, ...fields } = manifest;
  const header = encoded(JSON.stringify({ alg: 'EdDSA', kid: idOf(publicTextOf(key)) }));
  const signature = sign(null, Buffer.from(`${header}.${encoded(signedText(fields))}`), key);
  return { ...fields, signature: `${header}..${encoded(signature)}` };
}

/** Whether one of the public keys has signed the manifest; true if there are no keys. */
export function isSigned(manifest: RemoteManifest, publicKeys: readonly string[]): boolean {
  if (publicKeys.length === 0) return true;
  const [header, signature] = String(manifest.signature).split('..');
  const text = Buffer.from(`${header}.${encoded(signedText(manifest))}`);
  return publicKeys.some((key) =>
    verify(
      null,
      text,
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(signature ?? '', 'base64url'),
    ),
  );
}

/** Signs a manifest where there is a key. @throws {SetupError} when the shell would refuse the signature */
export function signedForEnvironment(
  manifest: RemoteManifest,
  { privateKey, publicKeys }: Keys,
): RemoteManifest {
  const pointer = privateKey ? signed(manifest, privateKey) : manifest;
  if (isSigned(pointer, publicKeys)) return pointer;
  throw new SetupError(
    privateKey
      ? `La clé de DEPLOY_KEY_FILE n'est pas celle de remotes.${manifest.name}.publicKey : changez l'une ou l'autre.`
      : `remotes.${manifest.name}.publicKey demande une signature : indiquez la clé privée dans DEPLOY_KEY_FILE.`,
  );
}
