/** True for a file whose name carries a hash of its content, packed or not. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8}\.[a-z0-9]+(\.br|\.gz)?$/.test(file);

export const keptForAYear = 'public, max-age=31536000, immutable';
export const keptForADay = 'public, max-age=86400';
