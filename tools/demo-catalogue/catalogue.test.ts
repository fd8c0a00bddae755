import { codeForm } from 'shared-contracts/api/limits';
import { categories, articles as products, sentences } from './read-catalogue';

const houseBrandCodes = ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'];

const FAMILY_NAMES = [
  'SACS & COLLECTE DES DECHETS',
  'OUATE & PAPIER',
  'CHIMIE',
  'SEAUX & CHARIOTS',
  'PETIT MATERIEL',
  'MATERIEL',
  'PROTECTION',
  'CHR',
  'AMPOULES',
];

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const inSubcategory = (code: string) => products.filter(({ subcategoryCode }) => subcategoryCode === code);

describe('what a shopper finds in the demo catalogue', () => {
  it('has the nine categories of the specification, each with five to eight sub-categories', () => {
    expect(categories.map(({ name }) => name)).toEqual(FAMILY_NAMES);
    for (const { name, subcategories } of categories)
      expect([name, subcategories.length >= 5 && subcategories.length <= 8]).toEqual([name, true]);
  });

  it('has at least six hundred articles and a category that overflows a page of fifty', () => {
    const sizes = categories.map(
      ({ code }) => products.filter(({ categoryCode }) => categoryCode === code).length,
    );

    expect(products.length).toBeGreaterThanOrEqual(600);
    expect(Math.max(...sizes)).toBeGreaterThan(60);
  });

  it('never shows an empty sub-category', () => {
    const empty = categories
      .flatMap(({ subcategories }) => subcategories)
      .filter(({ code }) => inSubcategory(code).length < 2);

    expect(empty).toEqual([]);
  });

  it('names sub-categories with a capital first and lower case after', () => {
    for (const { name } of categories.flatMap(({ subcategories }) => subcategories))
      expect(name).toBe(name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());
  });

  it('has a short sentence of its own at the head of every sub-category', () => {
    expect(repeated(sentences)).toEqual([]);
    expect(sentences.filter((sentence) => !/^\p{Lu}.{20,80}\.$/u.test(sentence))).toEqual([]);
  });

  it('has the four house-brand articles on the home page, in stock', () => {
    const found = houseBrandCodes.map((code) => products.find((product) => product.code === code));

    expect(found.map((product) => product?.priceCents)).toEqual([1290, 1495, 1580, 980]);
    expect(found.every((product) => product !== undefined && product.stock > 0)).toBe(true);
  });
});

describe('the data behind it', () => {
  it('has codes that fit the contract, each once', () => {
    const codes = [
      ...categories.map(({ code }) => code),
      ...categories.flatMap(({ subcategories }) => subcategories.map(({ code }) => code)),
      ...products.map(({ code }) => code),
    ];

    expect(codes.filter((code) => !codeForm.test(code))).toEqual([]);
    expect(repeated(products.map(({ code }) => code))).toEqual([]);
    expect(repeated(products.map(({ reference }) => reference))).toEqual([]);
    expect(
      repeated(categories.flatMap(({ subcategories }) => subcategories.map(({ code }) => code))),
    ).toEqual([]);
    expect(products.filter(({ code, reference }) => code !== reference.toUpperCase())).toEqual([]);
  });

  it('has designations that read well and never twice the same', () => {
    const bad = products
      .map(({ designation }) => designation)
      .filter((text) => !/^\p{Lu}/u.test(text) || / {2}|[{}]|\s$| ,/.test(text) || text.length > 90);

    expect(bad).toEqual([]);
    expect(repeated(products.map(({ designation }) => designation))).toEqual([]);
    expect(products.some(({ designation }) => designation.length > 40)).toBe(true);
  });

  it('distinguishes articles of a sub-category within the forty characters that a card shows', () => {
    const cut = products.map(
      ({ subcategoryCode, designation }) => `${subcategoryCode} ${[...designation].slice(0, 40).join('')}`,
    );

    expect(repeated(cut)).toEqual([]);
  });

  it('describes every article in two to five sentences', () => {
    const odd = products.filter(({ description }) => {
      const sentences = description.match(/[.!?](?= |$)/g)?.length ?? 0;
      return sentences < 2 || sentences > 5 || !/^\p{Lu}/u.test(description) || /[{}]| {2}/.test(description);
    });

    expect(odd.map(({ code }) => code)).toEqual([]);
  });

  it('never lets a line begin with a colon or another mark that follows a space', () => {
    const texts = products.flatMap(({ designation, description }) => [designation, description]);

    expect(texts.filter((text) => / [:;!?%»]|« /.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('\u00a0:'))).toBe(true);
    expect(texts.some((text) => text.includes('\u00a0%'))).toBe(true);
  });

  it('has positive whole prices and stocks, and the two French rates only', () => {
    const odd = products.filter(
      ({ priceCents, stock, vatRate }) =>
        !Number.isSafeInteger(priceCents) ||
        priceCents <= 0 ||
        !Number.isSafeInteger(stock) ||
        stock < 0 ||
        ![5.5, 20].includes(vatRate),
    );

    expect(odd).toEqual([]);
  });

  it('gives the variants of a group different names, in one sub-category', () => {
    const groups = new Set(
      products.map(({ variantGroup }) => variantGroup).filter((group) => group !== null),
    );

    for (const group of groups) {
      const members = products.filter(({ variantGroup }) => variantGroup === group);
      expect([group, repeated(members.map(({ variantName }) => variantName ?? ''))]).toEqual([group, []]);
      expect(members.length).toBeGreaterThan(1);
      expect(new Set(members.map(({ subcategoryCode }) => subcategoryCode)).size).toBe(1);
    }
  });

  it('has the pack of every article whose name ends with one, and the same one', () => {
    const packs = products.flatMap(({ designation, packCount }) => {
      const [, count] =
        /(?:lot|boîte|colis|carton|sachet) de (\d[\d\s]*)(?: \p{L}+)?$/u.exec(designation) ?? [];
      return count ? [{ designation, packCount, named: Number(count.replace(/\D/g, '')) }] : [];
    });

    expect(packs.length).toBeGreaterThan(100);
    expect(packs.filter(({ packCount, named }) => packCount !== named)).toEqual([]);
  });
});
