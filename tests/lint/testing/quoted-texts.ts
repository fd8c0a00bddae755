import { read } from './workspace-sources';

/** Quotes have no letter or digit on their outer sides, unlike the apostrophe of `J'AI`. */
const quote = /(?<![\p{L}\p{N}'])'(.+?)'(?![\p{L}\p{N}'])/gu;

/** Returns the distinct texts between single quotes in numbered sections of the specification, in its order. */
export function quotedTexts(sections: readonly number[]): string[] {
  const chosen = read('docs/specification.md')
    .split(/^## /m)
    .filter((section) => sections.some((number) => section.startsWith(`${number}. `)));
  const texts = chosen.flatMap((section) =>
    section.split('\n').flatMap((line) => [...line.matchAll(quote)].map(([, text = '']) => text)),
  );
  return [...new Set(texts)];
}
