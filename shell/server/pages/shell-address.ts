import type { Environment } from 'shared-contracts/environment';

/** Address that the shell's hashed files lie below in all HTML; ends with `/`. */
export const shellAddress = ({ assets }: Environment): string => assets?.url ?? '/';
