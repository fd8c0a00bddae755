import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import articles from './drawn-articles.json';
import subcategories from './silhouettes.json';
import tints from './tints.json';

/** What a template of `shapes` is filled with. */
interface Drawing {
  readonly shape: string;
  readonly tint: string;
  /** The sign on the label, instead of the template's own. */
  readonly mark?: string;
  /** 0.7 to 1, after the article's capacity. */
  readonly size?: number;
}

const tintOf = new Map(Object.entries(tints));

/** The frame of a picture: smaller ones stand on the same ground line, y = 152. */
const frame = (size: number) =>
  [120 - 120 / size, 152 - 152 / size, 240 / size, 180 / size]
    .map((length) => Number(length.toFixed(2)))
    .join(' ');

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is not drawn`);
  return value;
}

/** Values stand in place of the variables, since the PDF documents show these files too. */
function draw(read: (file: string) => string, { shape, tint, mark, size = 1 }: Drawing): string {
  const fill = known(tintOf.get(tint), `tint ${tint}`);
  const markOf = (name: string) =>
    known(new RegExp(`<g id="${name}">(.*?)</g>`).exec(read('marks.svg'))?.[1], `mark ${name}`);
  const style = size === 1 ? '' : ` style="--size:${size}"`;
  return read(`shapes/${shape}.svg`)
    .replace(/viewBox="[^"]*" style="[^"]*"/, `viewBox="${frame(size)}"${style}`)
    .replace('@import "../lines.css";', () => read('lines.css').replace(/ *([{}:;,/]) */g, '$1'))
    .replace(/<use href="\.\.\/marks\.svg#(\w+)"\/>/g, (_, own) => markOf(mark ?? own))
    .replaceAll('var(--body)', fill.body)
    .replaceAll('var(--shade)', fill.shade);
}

/** @returns the text of an SVG file for each key, 240 × 180, without ground colour */
function drawAll(folder: string, drawings: Readonly<Record<string, Drawing>>): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const read = (file: string) => {
    const text = files.get(file) ?? readFileSync(join(folder, file), 'utf8').replace(/\n\s*/g, '');
    files.set(file, text);
    return text;
  };
  return new Map(Object.entries(drawings).map(([key, drawing]) => [key, draw(read, drawing)]));
}

/** The pictures of the demo articles by their codes. @param folder this one, which a bundle does not know */
export const drawArticles = (folder: string) => drawAll(folder, articles);

/** What articles of a sub-category look like, by its code. @param folder this one, which a bundle does not know */
export const drawSilhouettes = (folder: string) => drawAll(folder, subcategories);
