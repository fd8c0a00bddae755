import { slowness } from '../../build-config/slowness.mjs';

/** A limit of so many seconds on a quiet machine, in milliseconds. */
export const seconds = (count: number): number => count * 1000 * slowness;
