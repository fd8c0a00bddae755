/** Path of the page with all results. */
export const resultsPage = '/recherche';

/** Path of the results for a query, as the page's only spelling. */
export const resultsPath = (query: string) => `${resultsPage}?${new URLSearchParams({ q: query })}`;
