import { type FactChoice, type FactKey, factKeys } from 'shared-contracts/api/fact-keys';
import { facetLimits, longest } from 'shared-contracts/api/limits';
import type { Facet, ProductSort } from 'shared-contracts/api/products';
import { facetParameters } from './facet-parameters';

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

/** The choice without what no article of the list has. */
export const knownOf = (choice: FactChoice, facets: readonly Facet[]): FactChoice =>
  choiceOf((key) => {
    const values = facets.find((facet) => facet.key === key)?.values ?? [];
    return (choice[key] ?? []).filter((chosen) => values.some(({ value }) => value === chosen));
  });

/** True where the URL chooses more than this, by values that nothing can have. */
export function choosesMore(search: URLSearchParams, choice: FactChoice): boolean {
  const asked = factKeys.flatMap((key) => search.getAll(facetParameters[key]));
  return asked.length > chosenOf(choice).length;
}

/** Query of a list in the one order of its keys and values, as the shell's server redirects to; empty for none. */
export function choiceSearch(choice: FactChoice, sort?: ProductSort | undefined, query?: string): string {
  const search = new URLSearchParams(query === undefined ? {} : { q: query });
  for (const { key, value } of chosenOf(choice)) search.append(facetParameters[key], value);
  if (sort) search.append('tri', sort);
  const text = String(search);
  return text && `?${text}`;
}
