import type { Environment } from 'shared-contracts/environment';

/** URL that the hashed files of the shell lie below in all HTML; ends with `/`. */
export const shellUrl = ({ assets }: Environment): string => assets?.url ?? '/';
