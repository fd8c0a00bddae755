import type { Share } from './manifest';

/** Caches in front of the shop map a visitor's number to these steps, whatever share runs. */
export const sharePercents: readonly number[] = [1, 5, 20, 50];

export const isShare = ({ percent, build }: Share): boolean =>
  sharePercents.includes(percent) && /^[0-9a-f]{10}$/.test(build);
