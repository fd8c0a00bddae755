import type { Tokens } from '../api/auth';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

interface TokenOptions {
  /** Seconds since it was issued. */
  readonly age?: number;
  /** Whom it speaks for. */
  readonly sub?: string;
  /** The session that it belongs to. */
  readonly sid?: string;
}

/** An access token of a quarter of an hour; `name` makes it recognisable. */
export function accessToken(name = 'token', { age = 0, sub = 'camille', sid }: TokenOptions = {}): string {
  const iat = seconds() - age;
  return [{ alg: 'none' }, { sub, sid, name, iat, exp: iat + 900 }, { name }].map(part).join('.');
}

/** What a sign-in answers. */
export const tokens = (name = 'token', options?: TokenOptions): Tokens => ({
  access_token: accessToken(name, options),
  refresh_token: `refresh-${name}`,
});

/** Leaves the tokens in this browser as an earlier visit would. */
export function storeTokens({ access_token, refresh_token }: Tokens = tokens()): void {
  localStorage.setItem('sph-access', access_token);
  localStorage.setItem('sph-refresh', refresh_token);
}

/** The access and the refresh token that this browser keeps. */
export const storedTokens = () => [localStorage.getItem('sph-access'), localStorage.getItem('sph-refresh')];
