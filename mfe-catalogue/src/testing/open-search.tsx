import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from 'page-kit/testing';
import type { Answers } from 'shared-contracts/testing';
import { Search, type SearchProps } from '../search/Search';

/** A user whose clock the test advances. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const pause = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The pause after typing, then the answer. */
export async function searched() {
  await pause(500);
  await pause(1);
}

/** The search on the home page; `onItsWay` is what happened while its code was loading. */
export async function openSearch(answers: Answers, onItsWay: Partial<SearchProps> = {}) {
  const onClose = jest.fn();
  const routes = [
    { path: '/', element: <Search onClose={onClose} {...onItsWay} /> },
    { path: '*', element: <p>Une autre page</p> },
  ];
  return { onClose, ...(await renderShop({ routes, answers })) };
}

export const field = () => screen.getByRole('searchbox', { name: 'Rechercher un produit' });

/** Opens the search, types and waits for the results. */
export async function searchFor(typed: string, answers: Answers) {
  const search = await openSearch(answers);
  await user.type(field(), typed);
  await searched();
  return search;
}
