import type { Tokens } from '../../api/auth';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

/** An access token of a quarter of an hour, issued so many seconds ago; `name` makes it recognisable. */
export function accessToken(
  name: string,
  { age = 0, sub = 'camille' }: { age?: number; sub?: string } = {},
): string {
  const iat = seconds() - age;
  return `${part({ alg: 'none' })}.${part({ sub, name, iat, exp: iat + 900 })}.${part({ name })}`;
}

export const tokens = (name: string, options?: Parameters<typeof accessToken>[1]): Tokens => ({
  access_token: accessToken(name, options),
  refresh_token: `refresh-${name}`,
});
