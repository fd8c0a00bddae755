/** True for a file whose name carries a hash of its content, packed or not. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(file);

export const keptForAYear = 'public, max-age=31536000, immutable';
const keptForADay = 'public, max-age=86400';

/** `Cache-Control` of a file of the shell's build. What a squad compares its remote with is asked for again each time. */
export function cachingOf(file: string): string {
  if (isHashed(file)) return keptForAYear;
  return file.endsWith('contract.json') ? 'no-cache' : keptForADay;
}
