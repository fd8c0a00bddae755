import fc from 'fast-check';

/** The same 200 values each time; `npm run proof -- parsers` asks for 100,000 others. */
export const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

const firstSurrogate = 0xd800;
const surrogates = 0x800;
const codePoint = fc
  .nat(0x10ffff - surrogates)
  .map((number) => String.fromCodePoint(number < firstSurrogate ? number : number + surrogates));

/** Code points of all of Unicode in any order. fast-check's unit `binary` gives the same, but first writes down all million. */
export const codePoints = (length: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {}) =>
  fc.string({ ...length, unit: codePoint });

/** What people, programs or attackers may have written. */
export const anyText = fc.oneof(codePoints(), fc.string({ unit: 'grapheme' }));
