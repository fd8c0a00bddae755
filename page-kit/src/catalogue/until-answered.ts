import type { QueryState } from '@tanstack/react-query';
// By its public name, so that a remote meets the shell's copy.
import { isMissing } from 'shared-contracts/http';

/** ms after a first failure; doubled with each further one. */
const firstPause = 2000;
const longestPause = 30_000;

type Failures = Pick<QueryState<unknown, Error>, 'status' | 'error' | 'errorUpdateCount'>;

/** Value of `refetchInterval` that repeats a failed call: the API may just be starting. */
export function untilAnswered({ state }: { readonly state: Failures }): number | false {
  if (state.status !== 'error' || isMissing(state.error)) return false;
  return Math.min(firstPause * 2 ** (state.errorUpdateCount - 1), longestPause);
}
