import type { LiveVersion } from './remote-status';

/** ms until a refused version is tried again at most. */
const longestPause = 30_000;

/** A version that did not pass the gate, or that was taken back. */
export interface RefusedVersion extends LiveVersion {
  readonly reason: string;
  /** ms of `performance.now()`, which does not go back with the machine's clock. */
  readonly nextTry: number;
  readonly pause: number;
}

/** Tried again after the first pause (ms), then after twice as long each time. */
export function refuseForNow(
  { manifest, since }: LiveVersion,
  reason: string,
  before: RefusedVersion | null,
  firstPause: number,
): RefusedVersion {
  const pause = before ? Math.min(before.pause * 2, longestPause) : firstPause;
  const nextTry = performance.now() + pause;
  return { manifest, since: before?.since ?? since, reason, nextTry, pause };
}

/** Not tried again. */
export const refuseForGood = (version: LiveVersion, reason: string): RefusedVersion => ({
  ...version,
  reason,
  nextTry: Infinity,
  pause: longestPause,
});
