import { articles, categories } from '../read-catalogue';
import safetySheets from '../safety-sheets.json';
import { drawArticles, drawSilhouettes } from './draw-pictures';

const pictures = drawArticles(__dirname);
const silhouettes = drawSilhouettes(__dirname);
const all = [...pictures, ...silhouettes];

const faulty = (isFaulty: (svg: string) => boolean) =>
  all.filter(([, svg]) => isFaulty(svg)).map(([key]) => key);
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
    expect(safetySheets.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('are well-formed SVG files below 12 kB with unique ids', () => {
    const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="';

    expect(faulty((svg) => !svg.startsWith(start) || svg.length >= 12_000 || !isWellFormed(svg))).toEqual([]);
    expect(
      faulty((svg) => {
        const ids = svg.match(/ id="[^"]+"/g) ?? [];
        return new Set(ids).size < ids.length;
      }),
    ).toEqual([]);
  });

  it('contain no text, script or URL, and reference only their own elements', () => {
    expect(faulty((svg) => /<text|<script|<image|@import/.test(svg))).toEqual([]);
    expect(
      faulty((svg) =>
        [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].some(
          ([, target = '']) => !target.startsWith('#') || !svg.includes(` id="${target.slice(1)}"`),
        ),
      ),
    ).toEqual([]);
  });

  it('have a colour instead of every tint variable', () => {
    expect(faulty((svg) => /var\(--(?!outline|detail|k,|size,)/.test(svg))).toEqual([]);
  });
});
