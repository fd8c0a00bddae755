import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import articles from './drawn-articles.json';
import subcategories from './silhouettes.json';
import tints from './tints.json';

interface Drawing {
  readonly shape: string;
  readonly tint: string;
  /** Replaces the sign on the template's label. */
  readonly mark?: string;
  /** 0.7 to 1, depending on the article's capacity. */
  readonly size?: number;
}

const tintOf = new Map(Object.entries(tints));

/** Computes the view box of a picture, so that the ground line of smaller ones remains at y = 152. */
const frame = (size: number) =>
  [120 - 120 / size, 152 - 152 / size, 240 / size, 180 / size]
    .map((length) => Number(length.toFixed(2)))
    .join(' ');

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} does not exist`);
  return value;
}

/** Fills a template. Values replace the variables of its colours. */
function draw(read: (file: string) => string, { shape, tint, mark, size = 1 }: Drawing): string {
  const fill = required(tintOf.get(tint), `tint ${tint}`);
  const markOf = (name: string) =>
    required(new RegExp(`<g id="${name}">(.*?)</g>`).exec(read('marks.svg'))?.[1], `mark ${name}`);
  const style = size === 1 ? '' : ` style="--size:${size}"`;
  return read(`shapes/${shape}.svg`)
    .replace(/viewBox="[^"]*" style="[^"]*"/, `viewBox="${frame(size)}"${style}`)
    .replace('@import "../lines.css";', () => read('lines.css').replace(/ *([{}:;,/]) */g, '$1'))
    .replace(/<use href="\.\.\/marks\.svg#(\w+)"\/>/g, (_, defaultMark) => markOf(mark ?? defaultMark))
    .replaceAll('var(--body)', fill.body)
    .replaceAll('var(--shade)', fill.shade);
}

/** @returns an SVG text for each key, 240 × 180, without background */
function drawAll(folder: string, drawings: Readonly<Record<string, Drawing>>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const read = (file: string) => {
    const text = files.get(file) ?? readFileSync(join(folder, file), 'utf8').replace(/\n\s*/g, '');
    files.set(file, text);
    return text;
  };
  return new Map(Object.entries(drawings).map(([key, drawing]) => [key, draw(read, drawing)]));
}

/** Draws the demo articles, by their code. @param folder this folder, whose path a bundle does not have */
export const drawArticles = (folder: string) => drawAll(folder, articles);

/** Draws a placeholder per sub-category, by its code. @param folder as for `drawArticles` */
export const drawSilhouettes = (folder: string) => drawAll(folder, subcategories);
