import type { KeyObject } from 'node:crypto';
import { FlattenedSign, flattenedVerify, importSPKI } from 'jose';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';

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
