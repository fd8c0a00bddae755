const category = '[ Federation Runtime ]';

export const logger = console;

export const warn = (message) => console.warn(category, message);

/** The code of an error and its circumstances; the package would add a sentence and the address of its documentation. */
export function error(reason, _descriptions, circumstances, original) {
  if (reason instanceof Error) throw reason;
  throw new Error(
    [category, reason, circumstances && JSON.stringify(circumstances), original].filter(Boolean).join(' '),
  );
}

export function assert(condition, ...reason) {
  if (!condition) error(...reason);
}
