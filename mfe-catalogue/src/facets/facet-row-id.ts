/** Where the link of phones leads without a script. */
export const facetRowId = 'filtres';
