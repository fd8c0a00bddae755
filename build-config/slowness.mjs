/** `SLOW=4 npm test`: every limit of the tests is four times as long, for a machine that does other things meanwhile. */
export const slowness = Number(process.env.SLOW || 1);
