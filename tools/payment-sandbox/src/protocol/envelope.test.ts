import { demoCredentials } from '../settings';
import { sign } from './envelope';
import vectors from './signature-vectors.json';

describe('the signature of a response', () => {
  const keys: Record<string, string> = {
    sha256_hmac: demoCredentials.hmacKey,
    password: demoCredentials.password,
  };

  it.each(vectors)("agrees with the provider's published $name", ({ key, hash, answer }) => {
    // The vector with escaped slashes was signed before they were escaped.
    const signed = answer.replaceAll('\\/', '/');

    expect(sign(signed, keys[key] ?? '')).toBe(hash);
  });
});
