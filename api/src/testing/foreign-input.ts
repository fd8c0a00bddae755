import fc from 'fast-check';

/** The same 200 values each time; `npm run proof -- parsers` asks for 100,000 others. */
export const runs = process.env.PARSER_RUNS
  ? { numRuns: Number(process.env.PARSER_RUNS) }
  : { numRuns: 200, seed: 1 };

export const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

/** The result, or the error that the parser documents; any other fails the test. */
export function orRefusal<Result>(
  kinds: readonly (new (...args: never[]) => Error)[],
  read: () => Result,
): Result | null {
  try {
    return read();
  } catch (error) {
    if (kinds.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}
