import fc from 'fast-check';

/** The same 200 values each time, or `PARSER_RUNS` others. */
export const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

const firstSurrogate = 0xd800;
const surrogates = 0x800;

const fromNumber = (number: number) =>
  String.fromCodePoint(number < firstSurrogate ? number : number + surrogates);

/**
 * @throws if the value is not one code point; fast-check calls it to find which unusual words (`__proto__`) a
 * text may contain
 */
function toNumber(text: unknown): number {
  const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== text) throw new Error('This is no code point.');
  return point < firstSurrogate ? point : point - surrogates;
}

const codePoint = fc.nat(0x10ffff - surrogates).map(fromNumber, toNumber);

/** Generates code points of all of Unicode. fast-check's unit `binary` does too, but lists all first. */
export const codePoints = (length: Pick<fc.StringConstraints, 'minLength' | 'maxLength'> = {}) =>
  fc.string({ ...length, unit: codePoint });

/** Generates any text of a user, program or attacker. */
export const anyText = fc.oneof(codePoints(), fc.string({ unit: 'grapheme' }));

export const textOrJson = fc.oneof(anyText, fc.json());
export const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 1e-9, 2 ** 53, 1_000_000),
);

/** Generates copies of a value with one part replaced, at any depth. */
export const damaged = (whole: unknown) =>
  fc
    .tuple(fc.array(fc.nat(20), { maxLength: 6 }), fc.oneof(fc.jsonValue(), textOrJson, anyNumber))
    .map(([path, other]) => replaced(whole, path, other));

function replaced(value: unknown, [index, ...rest]: readonly number[], other: unknown): unknown {
  if (index === undefined || typeof value !== 'object' || value === null) return other;
  const names = Object.keys(value);
  const name = names[index % Math.max(names.length, 1)];
  if (name === undefined) return other;
  const inside = replaced((value as Record<string, unknown>)[name], rest, other);
  return Array.isArray(value) ? value.with(Number(name), inside) : { ...value, [name]: inside };
}
