import type { Tokens } from '../api/auth';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

interface TokenOptions {
  /** Seconds since it was issued. */
  readonly age?: number;
  /** User of the token. */
  readonly sub?: string;
  /** Session of the token. */
  readonly sid?: string;
}

/** Returns an access token valid for 15 minutes; `name` identifies it. */
export function accessToken(name = 'token', { age = 0, sub = 'camille', sid }: TokenOptions = {}): string {
  const iat = seconds() - age;
  return [{ alg: 'none' }, { sub, sid, name, iat, exp: iat + 900 }, { name }].map(part).join('.');
}

/** Returns the tokens of a sign-in response. */
export const tokens = (name = 'token', options?: TokenOptions): Tokens => ({
  access_token: accessToken(name, options),
  refresh_token: `refresh-${name}`,
});

/** Stores the tokens in this browser, as an earlier visit would. */
export function storeTokens({ access_token, refresh_token }: Tokens = tokens()): void {
  localStorage.setItem('sph-access', access_token);
  localStorage.setItem('sph-refresh', refresh_token);
}

/** Returns the access and refresh token stored in this browser. */
export const storedTokens = () => [localStorage.getItem('sph-access'), localStorage.getItem('sph-refresh')];
