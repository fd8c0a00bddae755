import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import type { Environment } from 'shared-contracts/environment';
import type { Served } from '../deployment/canaries';
import { socketOrigin } from '../pages/security-headers';
import { previewBanner } from './preview-banner';

export const cookie = 'preview';

/** Returns the token in a cookie header; null without one. */
export const tokenIn = (cookies = ''): string | null =>
  new RegExp(`(?:^|; ?)${cookie}=([\\w.-]+)(?:;|$)`).exec(cookies)?.[1] ?? null;

/** A remote that one browser loads from another URL. */
export interface Preview {
  readonly remote: string;
  /** URL of the folder with its `remote.json`. */
  readonly url: string;
  readonly until: Date;
}

const pemOf = (key: string) => `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`;

/**
 * Verifies the token of a squad's link: a JSON Web Token (RFC 7519) with the remote as `sub`, `url`, the
 * shop's origin as `aud`, and an expiry; it is valid for an hour at most.
 * @returns null unless a key of the remote has signed it for this shop and the environment allows its host
 */
export async function readPreview(
  token: string,
  { remotes, shop, overrideOrigins }: Environment,
): Promise<Preview | null> {
  try {
    const { sub: remote = '', url } = decodeJwt<{ url?: unknown }>(token);
    const keys = (Object.hasOwn(remotes, remote) && remotes[remote]?.publicKey) || [];
    if (typeof url !== 'string' || !url.endsWith('/') || !overrideOrigins.includes(new URL(url).origin))
      return null;
    const options = { audience: new URL(shop.url).origin, maxTokenAge: '1h', requiredClaims: ['exp'] };
    const verified = keys.map(async (key) => {
      const { payload } = await jwtVerify(token, await importSPKI(pemOf(key), 'EdDSA'), options);
      const { exp = 0, iat = 0 } = payload;
      return { remote, url, until: new Date(Math.min(exp, iat + 3600) * 1000) };
    });
    return await Promise.any(verified);
  } catch {
    return null;
  }
}

/** Returns the shop with one remote from another URL; the browser renders all pages, and none is cached. */
export function previewShop({ environment, remotes }: Served, preview: Preview): Served {
  const { remote, url } = preview;
  const settings = environment.remotes[remote];
  const current = remotes[remote];
  if (!settings || !current) return { environment, remotes, renderer: null };
  return {
    environment: { ...environment, remotes: { ...environment.remotes, [remote]: { ...settings, url } } },
    remotes: { ...remotes, [remote]: { ...current, url, pointer: `${url}remote.json`, manifest: null } },
    renderer: null,
    socket: socketOrigin(url),
    banner: previewBanner(preview),
  };
}
