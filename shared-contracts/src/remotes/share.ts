import type { Share } from './manifest';

/** Allowed shares in percent. Caches in front of the shop always group visitors by all these steps. */
export const sharePercents: readonly number[] = [1, 5, 20, 50];

export const isShare = ({ percent, build }: Share): boolean =>
  sharePercents.includes(percent) && /^[0-9a-f]{10}$/.test(build);
