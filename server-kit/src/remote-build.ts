import { createHash, type KeyObject } from 'node:crypto';
import { FlattenedSign, flattenedVerify, importSPKI } from 'jose';
import { type RemoteFile, type RemoteManifest, signedText } from 'shared-contracts/remotes';

/** Returns the id of a build: ten digits of the hash of its `remote.json` without signature and canary. */
export const buildOf = (manifest: RemoteManifest): string =>
  createHash('sha256').update(signedText(manifest)).digest('hex').slice(0, 10);

/** Returns the sha384 of a file as in `remote.json`. */
export const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Returns every file that a manifest lists, without duplicates. */
export function filesOf({ entry, server, exposes = {}, pages, files = [] }: RemoteManifest): RemoteFile[] {
  const parts = [...Object.values(exposes), ...Object.values(pages)];
  const ofParts = parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const all = [entry, ...(server ? [server] : []), ...files, ...ofParts];
  return [...new Map(all.map((named) => [`${named.file} ${named.integrity}`, named])).values()];
}

const contentOf = (manifest: RemoteManifest) => Buffer.from(signedText(manifest));

/** Reads a public key as in the environment file: SPKI in base64. */
export const verifyingKey = (text: string) =>
  importSPKI(`-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----`, 'EdDSA');

/** Signs a manifest: a JSON Web Signature (RFC 7515, Ed25519) whose detached content is the manifest. */
export async function signed(manifest: RemoteManifest, key: KeyObject): Promise<RemoteManifest> {
  const { signature: _signature, ...fields } = manifest;
  const jws = await new FlattenedSign(contentOf(fields)).setProtectedHeader({ alg: 'EdDSA' }).sign(key);
  return { ...fields, signature: `${jws.protected}..${jws.signature}` };
}

/** Whether one of the public keys has signed the manifest; true without keys, which require no signature. */
export async function isSigned(manifest: RemoteManifest, keys: readonly string[] = []): Promise<boolean> {
  const [header = '', signature = ''] = manifest.signature?.split('..') ?? [];
  // The content is always the manifest's: a signature may bring no other.
  const jws = { protected: header, payload: contentOf(manifest).toString('base64url'), signature };
  const checks = keys.map(async (key) => flattenedVerify(jws, await verifyingKey(key)));
  return keys.length === 0 || Promise.any(checks).then(Boolean, () => false);
}
