import parts from './strings.json';

/** Longest text that every shown field accepts. */
const longest = 100;

const each = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value;

/** Joins every start with every middle; what surrounds them changes from one text to the next. */
const combined = (
  starts: readonly string[],
  middles: readonly string[],
  join: (text: string, index: number) => string,
) => {
  const texts = starts.flatMap((start) => middles.map((middle) => start + middle)).map(join);
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, longest).trim()))];
};

/** 190 texts that try to call `hostile` on a page that shows them. */
export const scriptTexts = combined(parts.breakouts, parts.scripts, (text, index) =>
  each(parts.disguises, index).reduce(
    (disguised, [from = '', to = '']) => disguised.replaceAll(from, to),
    text + each(parts.endings, index),
  ),
);

/** 204 texts that try to change the SQL statement that contains them. */
export const sqlTexts = combined(
  parts.quotes,
  parts.statements,
  (text, index) => each(parts.starts, index) + text + each(parts.comments, index),
);
