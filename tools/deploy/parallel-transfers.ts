import pLimit from 'p-limit';

/** Runs at most eight transfers at once: `transfers.map(files, act)`. */
export const transfers = pLimit(8);
