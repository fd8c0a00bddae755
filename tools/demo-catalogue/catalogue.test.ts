import { codeForm } from 'shared-contracts/api/limits';
import safetySheets from './safety-sheets.json';
import { categories, articles as products, sentences } from './testing/read-catalogue';

const houseBrandCodes = ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'];

const names =
  'SACS & COLLECTE DES DECHETS,OUATE & PAPIER,CHIMIE,SEAUX & CHARIOTS,PETIT MATERIEL,MATERIEL,PROTECTION,CHR,AMPOULES';

const subcategories = categories.flatMap((category) => category.subcategories);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const inSubcategory = (code: string) => products.filter(({ subcategoryCode }) => subcategoryCode === code);

describe('the demo catalogue for customers', () => {
  it('has the nine categories of the specification, each with five to eight sub-categories', () => {
    expect(categories.map(({ name }) => name).join()).toBe(names);
    for (const { name, subcategories } of categories)
      expect([name, subcategories.length >= 5 && subcategories.length <= 8]).toEqual([name, true]);
  });

  it('has at least six hundred articles and a category of more than sixty', () => {
    const sizes = categories.map(
      ({ code }) => products.filter(({ categoryCode }) => categoryCode === code).length,
    );

    expect(products.length).toBeGreaterThanOrEqual(600);
    expect(Math.max(...sizes)).toBeGreaterThan(60);
  });

  it('has safety data sheets only for its own articles', () => {
    const codes = new Set(products.map(({ code }) => code));

    expect(safetySheets.filter((code) => !codes.has(code))).toEqual([]);
  });

  it('has at least two articles in every sub-category, whose name has only its first letter capitalised', () => {
    expect(subcategories.filter(({ code }) => inSubcategory(code).length < 2)).toEqual([]);
    expect(subcategories.filter(({ name }) => !/^\p{Lu}[^\p{Lu}]*$/u.test(name))).toEqual([]);
  });

  it('describes every sub-category in a short sentence of its own', () => {
    expect(repeated(sentences)).toEqual([]);
    expect(sentences.filter((sentence) => !/^\p{Lu}.{20,80}\.$/u.test(sentence))).toEqual([]);
  });

  it('opens every category with articles of at least eighteen variant groups among the first 24', () => {
    for (const { code, name } of categories) {
      const first = products.filter(({ categoryCode }) => categoryCode === code).slice(0, 24);
      const groups = new Set(first.map((product) => product.variantGroup ?? product.code));
      expect([name, groups.size >= 18]).toEqual([name, true]);
    }
  });

  it('has the four house-brand articles of the home page, at their prices and in stock', () => {
    const found = houseBrandCodes.map((code) => products.find((product) => product.code === code));

    expect(found.map((product) => product?.priceCents)).toEqual([1290, 1495, 1580, 980]);
    expect(found.every((product) => product !== undefined && product.stock > 0)).toBe(true);
  });
});

describe('the data of the demo catalogue', () => {
  it('has unique codes that match the contract, and unique designations', () => {
    const lists = [categories, subcategories, products].map((list) => list.map(({ code }) => code));

    expect(lists.flat().filter((code) => !codeForm.test(code))).toEqual([]);
    expect(lists.flatMap(repeated)).toEqual([]);
    expect(repeated(products.map(({ reference }) => reference))).toEqual([]);
    expect(repeated(products.map(({ designation }) => designation))).toEqual([]);
  });

  const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;
  const isText = (text: string) => /^\p{Lu}/u.test(text) && !/ {2}|[{}]|\s$| ,/.test(text);
  const sentencesIn = (text: string) => text.match(/[.!?](?= |$)/g)?.length ?? 0;
  /** Returns the digits of the pack at the end of a designation, if it has one. */
  const packIn = (designation: string) =>
    /(?:lot|boîte|colis|carton|sachet) de (\d[\d\s]*)(?: \p{L}+)?$/u
      .exec(designation)?.[1]
      ?.replace(/\D/g, '');

  it.each<[string, (article: (typeof products)[number]) => boolean]>([
    ['a code that is its reference in capitals', ({ code, reference }) => code === reference.toUpperCase()],
    [
      'a well-formed designation of at most 90 characters',
      ({ designation }) => isText(designation) && designation.length <= 90,
    ],
    [
      'a description of two to five sentences',
      ({ description }) => isText(description) && [2, 3, 4, 5].includes(sentencesIn(description)),
    ],
    [
      'no-break spaces before punctuation, so that no line starts with it',
      ({ designation, description }) => !/ [:;!?%»]|« /.test(designation + description),
    ],
    [
      'a valid price and stock, and one of the two French VAT rates',
      ({ priceCents, stock, vatRate }) =>
        isCount(priceCents) && priceCents > 0 && isCount(stock) && [5.5, 20].includes(vatRate),
    ],
    [
      'the pack at the end of its designation, if any, also in its column',
      ({ designation, packCount }) => [undefined, String(packCount)].includes(packIn(designation)),
    ],
  ])('has %s for every article', (_what, isRight) => {
    expect(products.filter((article) => !isRight(article)).map(({ code }) => code)).toEqual([]);
  });

  it('has articles to which these rules apply', () => {
    expect(products.filter(({ designation }) => packIn(designation)).length).toBeGreaterThan(100);
    expect(products.some(({ designation }) => designation.length > 40)).toBe(true);
    expect(products.map(({ description }) => description).join()).toMatch(/\u00a0:.*\u00a0%/s);
  });

  it('distinguishes articles of a sub-category by the whole words within the forty characters of a card', () => {
    const cut = products.map(({ subcategoryCode, designation }) => {
      const start = designation.slice(0, 41);
      return `${subcategoryCode} ${start.length > 40 ? start.replace(/[ ,]+[^ ]*$/, '') : start}`;
    });

    expect(repeated(cut)).toEqual([]);
  });

  it('has groups of at least two variants, with different names and in one sub-category', () => {
    const groups = new Set(products.flatMap(({ variantGroup }) => variantGroup ?? []));

    expect(groups.size).toBeGreaterThan(100);
    for (const group of groups) {
      const members = products.filter(({ variantGroup }) => variantGroup === group);
      expect([group, repeated(members.map(({ variantName }) => variantName ?? ''))]).toEqual([group, []]);
      expect(members.length).toBeGreaterThan(1);
      expect(new Set(members.map(({ subcategoryCode }) => subcategoryCode)).size).toBe(1);
    }
  });
});
