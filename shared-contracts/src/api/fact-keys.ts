/** Facts of an article by which a list is narrowed, in the order of its URL. Without zod, which is in no browser code. */
export const factKeys = ['content', 'size', 'color', 'material', 'ecolabel'] as const;
export type FactKey = (typeof factKeys)[number];

/** Chosen values: an article has one of each key that stands here. */
export type FactChoice = Readonly<Partial<Record<FactKey, readonly string[]>>>;
