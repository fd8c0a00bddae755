import { join } from 'node:path';
import { codeForm } from 'shared-contracts/api/fields';
import { categories, articles as products, sentences } from './articles';
import { drawArticles } from './pictures';
import drawnArticles from './pictures/drawn-articles.json';
import safetySheets from './safety-sheets.json';

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

  it('keeps several soaps', () => {
    expect(products.filter(({ designation }) => /savon/i.test(designation)).length).toBeGreaterThan(10);
  });

  it('has articles with and without variants, sheets, stock and reduced tax', () => {
    for (const has of [
      (product: (typeof products)[number]) => product.variantGroup !== null,
      (product: (typeof products)[number]) => product.hasTechnicalSheet,
      (product: (typeof products)[number]) => safetySheets.includes(product.code),
      (product: (typeof products)[number]) => product.stock > 0,
      (product: (typeof products)[number]) => product.vatRate === 20,
      (product: (typeof products)[number]) => product.ecolabel !== null,
    ])
      expect(new Set(products.map(has)).size).toBe(2);
  });

  it('has the four house-brand articles on the home page, in stock', () => {
    const found = houseBrandCodes.map((code) => products.find((product) => product.code === code));

    expect(found.map((product) => product?.priceCents)).toEqual([1290, 1495, 1580, 980]);
    expect(found.every((product) => product !== undefined && product.stock > 0)).toBe(true);
  });

  it.each([
    ['SP-030-B15', 'Sac poubelle 30 L blanc 15 µ, rouleau de 50', 289],
    ['SP-050-G25', 'Sac poubelle 50 L gris 25 µ, liens coulissants', 395],
    ['SP-110-N35', 'Sac poubelle 110 L noir 35 µ, liens coulissants', 1290],
    ['HC-240-N45', 'Housse conteneur 240 L noire 45 µ', 2480],
    ['DA-050-J50', 'Sac Dasri 50 L jaune, norme NF X30-501', 2275],
    ['CR-240-V', 'Conteneur à roulettes 240 L, couvercle vert', 6890],
    ['PT-400-E', 'Papier toilette 2 plis écolabel, lot de 6', 1495],
    ['EM-VP-E', 'Essuie-mains pliés en V écolabel, carton', 2890],
    ['NS-5L-E', 'Nettoyant sols neutre écolabel, bidon 5 L', 1580],
    ['VT-750-E', 'Nettoyant vitres écolabel, spray 750 ml', 465],
    ['SV-500', 'Savon mains doux, flacon pompe 500 ml', 395],
    ['DE-1L', 'Détartrant sanitaires, flacon 1 L', 415],
    ['SP-2X15', 'Seau double 2 × 15 L sur roues avec presse', 11900],
    ['CM-120', 'Chariot de ménage avec support sac 120 L', 18950],
    ['LM-40', 'Lavette microfibre 40 × 40 cm, lot de 5', 620],
    ['GN-M100', 'Gants nitrile non poudrés taille M, boîte de 100', 980],
    ['GO-20K', 'Gobelet carton kraft 20 cl, lot de 50', 410],
    ['AM-LED9', 'Ampoule LED E27 9 W blanc chaud', 355],
  ])('sells %s under its usual name and price', (code, designation, priceCents) => {
    expect(products.find((product) => product.code === code)).toMatchObject({ designation, priceCents });
  });

  it('lets a shopper change the capacity of the black bag', () => {
    const bags = products.filter(({ variantGroup }) => variantGroup === 'SP');

    expect(bags.map(({ variantName }) => variantName)).toEqual(['30 L', '50 L', '110 L', '130 L']);
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

  it('gives chemicals both sheets', () => {
    const drawings = new Map(Object.entries(drawnArticles));

    const without = products.filter(
      ({ code, categoryCode, hasTechnicalSheet }) =>
        categoryCode === 'CHIMIE' &&
        drawings.get(code)?.shape === 'bidon' &&
        !(safetySheets.includes(code) && hasTechnicalSheet),
    );

    expect(without).toEqual([]);
  });

  it('never shows the same picture on two neighbours', () => {
    const pictures = drawArticles(join(__dirname, 'pictures'));

    const alike = categories
      .flatMap(({ subcategories }) => subcategories)
      .flatMap(({ code }) => {
        const neighbours = inSubcategory(code);
        return neighbours.filter((product, index) => {
          const before = neighbours[index - 1];
          return before && pictures.get(before.code) === pictures.get(product.code);
        });
      });

    expect(alike.map(({ code }) => code)).toEqual([]);
  });
});
