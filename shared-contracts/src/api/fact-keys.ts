/** Facts of an article that can filter a list, in the order of the URL's query. */
export const factKeys = ['content', 'size', 'color', 'material', 'ecolabel'] as const;
export type FactKey = (typeof factKeys)[number];

/** Chosen values by key: an article matches if it has one of the values of every key. */
export type FactChoice = Readonly<Partial<Record<FactKey, readonly string[]>>>;
