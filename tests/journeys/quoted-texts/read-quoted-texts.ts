/** A quote begins where no word is before it and ends where no word goes on: the apostrophe of `J'AI` does neither. */
const quote = /(?<![\p{L}\p{N}'])'(.+?)'(?![\p{L}\p{N}'])/gu;

/** The texts between single quotes in the numbered sections of a document, each once, as the document has them. */
export function quotedTexts(document: string, sections: readonly number[]): string[] {
  const chosen = document
    .split(/^## /m)
    .filter((section) => sections.some((number) => section.startsWith(`${number}. `)));
  const texts = chosen.flatMap((section) =>
    section.split('\n').flatMap((line) => [...line.matchAll(quote)].map(([, text = '']) => text)),
  );
  return [...new Set(texts)];
}
