/** Facts of an article by which a list is narrowed, in the order of its URL. */
export const factKeys = ['content', 'size', 'color', 'material', 'ecolabel'] as const;
export type FactKey = (typeof factKeys)[number];

/** Chosen values: an article has one of each given key. */
export type FactChoice = Readonly<Partial<Record<FactKey, readonly string[]>>>;
