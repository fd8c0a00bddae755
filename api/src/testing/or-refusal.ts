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
