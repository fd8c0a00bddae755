/** Quotes have no letter or digit on their outer sides, unlike the apostrophe of `J'AI`. */
const quote = /(?<![\p{L}\p{N}'])'(.+?)'(?![\p{L}\p{N}'])/gu;

/** Returns the distinct texts between single quotes in the numbered sections of a document, in its order. */
export function quotedTexts(document: string, sections: readonly number[]): string[] {
  const chosen = document
    .split(/^## /m)
    .filter((section) => sections.some((number) => section.startsWith(`${number}. `)));
  const texts = chosen.flatMap((section) =>
    section.split('\n').flatMap((line) => [...line.matchAll(quote)].map(([, text = '']) => text)),
  );
  return [...new Set(texts)];
}
