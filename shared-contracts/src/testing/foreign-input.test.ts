import fc from 'fast-check';
import { codePoints } from './foreign-input';

describe('text of any code points', () => {
  const texts = fc.sample(codePoints(), { numRuns: 5_000, seed: 1 });

  it('holds words that are keys of every object', () => {
    expect(texts.some((text) => text.includes('__proto__'))).toBe(true);
  });

  it('holds signs of all planes, and no halves of one', () => {
    const signs = texts.flatMap((text) => [...text]);

    expect(signs).toContain('\0');
    expect(signs.some((sign) => sign > '\u{f0000}' && sign.length === 2)).toBe(true);
    expect(signs.filter((sign) => /[\ud800-\udfff]/u.test(sign))).toEqual([]);
  });
});
