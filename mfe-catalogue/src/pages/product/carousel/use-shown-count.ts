import { useSyncExternalStore } from 'react';
import { breakpoints } from 'shared-ui/styles';

/** As `card-row.module.css` shows them, for what can have the focus; five above all of them. */
const bands = [
  { query: breakpoints.phone, shown: 1 },
  { query: breakpoints['two-cards'], shown: 2 },
  { query: breakpoints['three-cards'], shown: 3 },
  { query: breakpoints['four-cards'], shown: 4 },
] as const;

function follow(listener: () => void) {
  const lists = bands.map(({ query }) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const count = () => bands.find(({ query }) => window.matchMedia(query).matches)?.shown ?? 5;

/** How many cards the carousel shows at once in this window. */
export function useShownCount(): number {
  return useSyncExternalStore(follow, count, () => 5);
}
