import { decodeJwt, jwtVerify } from 'jose';
import { verifyingKey } from 'server-kit/remote-build';
import type { Environment } from 'shared-contracts/environment';

/** Name of the cookie with the token of a confirmed link. */
export const previewCookie = 'preview';

/** A remote that one browser loads from another URL. */
export interface Preview {
  readonly remote: string;
  /** URL of the folder with its `remote.json`. */
  readonly url: string;
  readonly until: Date;
}

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
      const { payload } = await jwtVerify(token, await verifyingKey(key), options);
      const { exp = 0, iat = 0 } = payload;
      return { remote, url, until: new Date(Math.min(exp, iat + 3600) * 1000) };
    });
    return await Promise.any(verified);
  } catch {
    return null;
  }
}
