import { articles, categories } from '../testing/read-catalogue';
import { drawArticles, drawSilhouettes } from './draw-pictures';

const pictures = drawArticles(__dirname);
const silhouettes = drawSilhouettes(__dirname);
const all = [...pictures, ...silhouettes];

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted();

/** A minimal XML check: elements are closed in order, and attributes are quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, end, name, __, empty) => {
    if (end) return open.pop() === name ? '' : '<';
    if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !rest.includes('<') && !/NaN|undefined|null/.test(svg);
}

describe('the drawn pictures', () => {
  it('exist for exactly the articles and the sub-categories', () => {
    const codes = articles.map(({ code }) => code);
    const subcategories = categories.flatMap((category) => category.subcategories.map(({ code }) => code));

    expect(sorted(pictures.keys())).toEqual(codes.toSorted());
    expect(sorted(silhouettes.keys())).toEqual(subcategories.toSorted());
  });

  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="';
  const ids = (svg: string) => svg.match(/(?<= id=")[^"]+/g) ?? [];
  const targets = (svg: string) => svg.match(/(?<=href="|url\()[^")]*/g) ?? [];

  it.each<[string, (svg: string) => boolean]>([
    ['are SVG files below 12 kB', (svg) => svg.startsWith(start) && svg.length < 12_000],
    ['are well-formed', isWellFormed],
    ['have unique ids', (svg) => new Set(ids(svg)).size === ids(svg).length],
    ['contain no text or script', (svg) => !/<text|<script|<image|@import/.test(svg)],
    [
      'reference only their own elements',
      (svg) => targets(svg).every((to) => ids(svg).some((id) => to === `#${id}`)),
    ],
    ['have a colour instead of every variable', (svg) => !/var\(--(?!outline|detail|k,|size,)/.test(svg)],
  ])('%s', (_rule, isRight) => {
    expect(all.filter(([, svg]) => !isRight(svg)).map(([key]) => key)).toEqual([]);
  });
});
