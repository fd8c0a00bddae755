import type { Canary } from './manifest';

/** Allowed percentages. Caches in front of the shop always group visitors by all these steps. */
export const canaryPercents: readonly number[] = [1, 5, 20, 50];

/** Whether build and percentage are valid. 0: no visitor gets it until the gate has accepted it. */
export const isCanary = ({ percent, build }: Canary): boolean =>
  [0, ...canaryPercents].includes(percent) && /^[0-9a-f]{10}$/.test(build);
