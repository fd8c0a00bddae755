import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, renderShop } from 'page-kit/testing';
import type { Answers } from 'shared-contracts/testing';
import { Search, type SearchProps } from '../search/Search';

/** A user whose clock the test advances. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
/** Advances the clock. */
export const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Waits for the debounce and the response. */
export async function searched() {
  await pause(500);
  await pause(1);
}

/** Renders the search on the home page; `initial` is the input while its code was loading. */
export async function openSearch(answers: Answers, initial: Partial<SearchProps> = {}) {
  const onClose = jest.fn();
  const routes = [
    { path: '/', element: <Search onClose={onClose} {...initial} /> },
    { path: '*', element: <p>Une autre page</p> },
  ];
  return { onClose, ...(await renderShop({ routes, answers })) };
}

/** The field of the search. */
export const field = () => screen.getByRole('combobox', { name: 'Rechercher un produit' });

/** Opens the search, types and waits for the results. */
export async function searchFor(typed: string, answers: Answers) {
  const search = await openSearch(answers);
  await fill(user, field(), typed);
  await searched();
  return search;
}
