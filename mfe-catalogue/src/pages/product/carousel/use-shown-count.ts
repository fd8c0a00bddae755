import { useSyncExternalStore } from 'react';

/** The widths of `card-row.module.css`, for what can have the focus; five above all of them. */
const bands = [
  { query: '(max-width: 34.43em)', shown: 1 },
  { query: '(max-width: 59.99em)', shown: 2 },
  { query: '(max-width: 74.99em)', shown: 3 },
  { query: '(max-width: 84.375em)', shown: 4 },
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
