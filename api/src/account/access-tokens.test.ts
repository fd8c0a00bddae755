import { createAccessTokens } from './access-tokens';

const old = 'a secret that is old, and long enough';
const current = 'a secret that is current, and long enough';
const other = 'a secret of another shop, and long enough';
const bearer = { id: 'camille', sessionId: 'one' };
const issuer = 'boutique-test';

it('an access token is valid for a quarter of an hour', async () => {
  const tokens = createAccessTokens(current, issuer);
  const token = await tokens.issue(bearer);
  const readAfter = (minutes: number) => {
    jest.useFakeTimers({ now: Date.now() + minutes * 60_000 });
    return tokens.read(token).finally(() => jest.useRealTimers());
  };

  expect([await readAfter(14), await readAfter(16)]).toEqual([bearer, null]);
});

it('a token signed by the previous secret is valid while that secret is configured', async () => {
  const token = await createAccessTokens(old, issuer).issue(bearer);

  expect(await createAccessTokens(current, issuer, old).read(token)).toEqual(bearer);
  expect(await createAccessTokens(current, issuer).read(token)).toBeNull();
  expect(await createAccessTokens(current, issuer, other).read(token)).toBeNull();
});

it('new tokens are signed only by the new secret', async () => {
  const token = await createAccessTokens(current, issuer, old).issue(bearer);

  expect(await createAccessTokens(current, issuer).read(token)).toEqual(bearer);
  expect(await createAccessTokens(old, issuer).read(token)).toBeNull();
});
