/** Returns the result, or null for an error of these kinds; any other error fails the test. */
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
