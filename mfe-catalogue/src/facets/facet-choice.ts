import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FactChoice, type FactKey, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits, longest } from 'shared-contracts/api/limits';
import type { Facet, ProductSort } from 'shared-contracts/api/products';

/** Key of each facet in the query of a URL; `remote.json` has them in this order. */
const facetParameters: Readonly<Record<FactKey, string>> = {
  content: 'contenance',
  size: 'taille',
  color: 'couleur',
  material: 'matiere',
  ecolabel: 'ecolabel',
};

/** A value that an article may have: the API refuses any other, and with it the whole list. */
const isPossible = (value: string) => value !== '' && value.length <= longest.fact && !value.includes('\0');

/** Values in the order of their characters, each once, as many as the API takes. */
const inOrder = (values: readonly string[]) => [...new Set(values)].toSorted().slice(0, facetLimits.chosen);

function choiceOf(valuesOf: (key: FactKey) => readonly string[]): FactChoice {
  const chosen = factKeys.map((key) => [key, inOrder(valuesOf(key))] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** What the URL chooses of the facets. */
export const readChoice = (search: URLSearchParams): FactChoice =>
  choiceOf((key) => search.getAll(facetParameters[key]).filter(isPossible));

/** The same of the page's URL. With one of them the server renders by the query, so it knows them too. */
export function useChoice() {
  const [search] = useSearchParams();
  return useMemo(() => readChoice(search), [search]);
}

/** Whether anything is chosen. */
export const isNarrowed = (choice: FactChoice) => Object.keys(choice).length > 0;

export const isChosen = (choice: FactChoice, key: FactKey, value: string) =>
  choice[key]?.includes(value) ?? false;

/** The choice with a value more, or without it where it is chosen. */
export function toggled(choice: FactChoice, key: FactKey, value: string): FactChoice {
  const values = choice[key] ?? [];
  const others = values.filter((each) => each !== value);
  const next = others.length < values.length ? others : [...values, value];
  return choiceOf((each) => (each === key ? next : (choice[each] ?? [])));
}

/** Every chosen value with its key, in the order of the URL. */
export const chosenOf = (choice: FactChoice) =>
  factKeys.flatMap((key) => (choice[key] ?? []).map((value) => ({ key, value })));

/**
 * What is left of the choice where the URL has more than that; null where it has not.
 * @param facets of the list: values that none of its articles has go; undefined while they are unknown
 */
export function reducedChoice(
  search: URLSearchParams,
  choice: FactChoice,
  facets: readonly Facet[] | undefined,
): FactChoice | null {
  const isKnown = (key: FactKey, chosen: string) =>
    facets?.some((facet) => facet.key === key && facet.values.some(({ value }) => value === chosen)) ?? true;
  const left = choiceOf((key) => (choice[key] ?? []).filter((chosen) => isKnown(key, chosen)));
  const requested = factKeys.flatMap((key) => search.getAll(facetParameters[key]));
  return requested.length > chosenOf(left).length ? left : null;
}

/** Query of a list in the one order of its keys and values, as the shell's server redirects to; empty for none. */
export function choiceSearch(choice: FactChoice, sort?: ProductSort | undefined, query?: string): string {
  const search = new URLSearchParams(query === undefined ? {} : { q: query });
  for (const { key, value } of chosenOf(choice)) search.append(facetParameters[key], value);
  if (sort) search.append('tri', sort);
  const text = String(search);
  return text && `?${text}`;
}
