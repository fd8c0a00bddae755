/** How many times longer everything may take: `SLOW=4` on a slow or busy machine. */
const slow = Number(process.env.SLOW || 1);

/** A limit of so many seconds on a quiet machine, in milliseconds. */
export const seconds = (count: number): number => count * 1000 * slow;
