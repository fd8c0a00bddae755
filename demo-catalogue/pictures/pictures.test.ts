import { articles, categories } from '../articles';
import safetySheets from '../safety-sheets.json';
import { type PictureParameters, parametersOf, picture, pictureOf } from '.';
import { type ShapeName, shapes } from './shapes';
import { silhouetteOf } from './silhouettes';
import silhouettes from './silhouettes.json';

const names = Object.keys(shapes) as ShapeName[];
const used = [...parametersOf.values()];

/** Enough of XML for what is drawn here: every element is closed, in order, and no attribute is left open. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, end, name, __, empty) => {
    if (end) return open.pop() === name ? '' : '<';
    if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !rest.includes('<') && !/NaN|undefined|null/.test(svg);
}

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">';

describe('the picture of an article', () => {
  it('is there for every article, and for nothing else', () => {
    const codes = articles.map(({ code }) => code);

    expect([...parametersOf.keys()].toSorted()).toEqual(codes.toSorted());
    expect(safetySheets.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('is a well-formed SVG file below 12 kB, for every silhouette and every article sold', () => {
    const drawn = [...names.map((shape): PictureParameters => ({ shape, category: 'seaux' })), ...used];

    const bad = drawn.filter((parameters) => {
      const svg = picture(parameters);
      return !svg.startsWith(start) || svg.length >= 12_000 || !isWellFormed(svg);
    });

    expect(bad).toEqual([]);
  });

  it('is the same however often and in whatever order it is drawn', () => {
    const first = used.map(picture);

    expect([...used].reverse().map(picture).reverse()).toEqual(first);
  });

  it('uses each id once in a file', () => {
    for (const parameters of used) {
      const ids = picture(parameters).match(/ id="[^"]+"/g) ?? [];
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('carries no text, no script and no address from elsewhere', () => {
    for (const parameters of used)
      expect(picture(parameters)).not.toMatch(/<text|<script|<image|href|url\((?!#)/);
  });

  it('takes the colour of the article, its size and its ecolabel', () => {
    const plain: PictureParameters = { shape: 'bidon', category: 'chimie' };
    const drawn = [
      plain,
      { ...plain, tone: 'vert' as const },
      { ...plain, size: 0.8 },
      { ...plain, eco: true },
    ].map(picture);

    expect(new Set(drawn).size).toBe(4);
  });

  it('shows every silhouette somewhere in the shop', () => {
    const shown = new Set(used.map(({ shape }) => shape));

    expect(names.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('an article that nobody has drawn', () => {
  it('is named', () => {
    expect(() => pictureOf('PNEU-1')).toThrow('nothing is drawn for PNEU-1');
  });
});

describe('the silhouette of a sub-category', () => {
  const codes = categories.flatMap(({ subcategories }) => subcategories.map(({ code }) => code));

  it('is there for every one of the demo, as a well-formed SVG file', () => {
    const bad = codes.filter((code) => !isWellFormed(silhouetteOf(code) ?? '<'));

    expect(bad).toEqual([]);
    expect(Object.keys(silhouettes).toSorted()).toEqual(codes.toSorted());
  });

  it('is none for a sub-category of another catalogue', () => {
    expect(silhouetteOf('PNEUS')).toBeNull();
  });
});
