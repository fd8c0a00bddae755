import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FactChoice, type FactKey, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits, longest } from 'shared-contracts/api/limits';
import type { Facet, ProductSort } from 'shared-contracts/api/products';

/** Query parameter of each facet, in the order of `remote.json`. */
const facetParameters: Readonly<Record<FactKey, string>> = {
  content: 'contenance',
  size: 'taille',
  color: 'couleur',
  material: 'matiere',
  ecolabel: 'ecolabel',
};

/** Returns true for a value that the API accepts; with any other it refuses the whole list. */
const isValid = (value: string) => value !== '' && value.length <= longest.fact && !value.includes('\0');

/** Returns the values sorted and without duplicates, at most as many as the API accepts. */
const inOrder = (values: readonly string[]) => [...new Set(values)].toSorted().slice(0, facetLimits.chosen);

function choiceOf(valuesOf: (key: FactKey) => readonly string[]): FactChoice {
  const chosen = factKeys.map((key) => [key, inOrder(valuesOf(key))] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Returns the facet values in a URL query. */
export const readChoice = (search: URLSearchParams): FactChoice =>
  choiceOf((key) => search.getAll(facetParameters[key]).filter(isValid));

/** Returns the facet values in the page's URL. The server has them too: it renders URLs with facets. */
export function useChoice() {
  const [search] = useSearchParams();
  return useMemo(() => readChoice(search), [search]);
}

/** Returns true if any value is chosen. */
export const isNarrowed = (choice: FactChoice) => Object.keys(choice).length > 0;

/** Returns true if this value is chosen. */
export const isChosen = (choice: FactChoice, key: FactKey, value: string) =>
  choice[key]?.includes(value) ?? false;

/** Adds a value to the choice, or removes it if it is chosen. */
export function toggled(choice: FactChoice, key: FactKey, value: string): FactChoice {
  const values = choice[key] ?? [];
  const others = values.filter((each) => each !== value);
  const next = others.length < values.length ? others : [...values, value];
  return choiceOf((each) => (each === key ? next : (choice[each] ?? [])));
}

/** Returns every chosen value with its key, in the order of the URL. */
export const chosenOf = (choice: FactChoice) =>
  factKeys.flatMap((key) => (choice[key] ?? []).map((value) => ({ key, value })));

/**
 * Returns the choice without values that no article has, or null if the URL has only valid values.
 * @param facets Facets of the list; undefined while they load.
 */
export function reducedChoice(
  search: URLSearchParams,
  choice: FactChoice,
  facets: readonly Facet[] | undefined,
): FactChoice | null {
  const isKnown = (key: FactKey, chosen: string) =>
    facets?.some((facet) => facet.key === key && facet.values.some(({ value }) => value === chosen)) ?? true;
  const reduced = choiceOf((key) => (choice[key] ?? []).filter((chosen) => isKnown(key, chosen)));
  const requested = factKeys.flatMap((key) => search.getAll(facetParameters[key]));
  return requested.length > chosenOf(reduced).length ? reduced : null;
}

/** Returns the canonical query of a list, to which the shell's server redirects; empty without parameters. */
export function choiceSearch(choice: FactChoice, sort?: ProductSort | undefined, query?: string): string {
  const search = new URLSearchParams(query === undefined ? {} : { q: query });
  for (const { key, value } of chosenOf(choice)) search.append(facetParameters[key], value);
  if (sort) search.append('tri', sort);
  const text = String(search);
  return text && `?${text}`;
}
