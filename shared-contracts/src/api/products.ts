import { z } from 'zod';
import { factKeys } from './fact-keys';
import { energyClasses, hazardCodes, signalWords } from './labelling-codes';
import { codeForm, facetLimits, longest, lookupLimit, pageSizes } from './limits';

/** Code of an article or a category in an import. Calls take any text, and answer 404. */
export const Code = z.string().regex(codeForm);

const CodeAndName = z.object({ code: z.string(), name: z.string() });

/** Another size, colour or pack of the same article; its `Code` leads to its own page. */
const Variant = z.object({ Code: z.string(), name: z.string() });

/** How many pieces are sold as one; `unit` names one of them in the singular: 'rouleau'. */
export const Pack = z.object({ count: z.number().int().min(1), unit: z.string() }).meta({ id: 'Pack' });
export type Pack = z.infer<typeof Pack>;

/** Facts of an article; none is read out of its name (decision 000, point 28). */
export const ProductFacts = z
  .object({
    pack: Pack,
    content: z.string(),
    size: z.string(),
    color: z.string(),
    material: z.string(),
    ecolabel: z.string(),
  })
  .partial()
  .meta({ id: 'ProductFacts' });
export type ProductFacts = z.infer<typeof ProductFacts>;

/** What the law wants said with an offer: hazards (CLP), biocide, energy class, eco-participation. */
export const ProductLabelling = z
  .object({
    pictograms: z.array(z.enum(hazardCodes)),
    signalWord: z.enum(signalWords),
    /** Hazard statements as the label writes them: 'H319 Provoque une sévère irritation des yeux.' */
    statements: z.array(z.string()),
    biocide: z.boolean(),
    energyClass: z.enum(energyClasses),
    /** Euros before tax, within the price. */
    ecoParticipation: z.number(),
  })
  .partial()
  .meta({ id: 'ProductLabelling' });
export type ProductLabelling = z.infer<typeof ProductLabelling>;

/** An article with the specification's names (section 3): `PrixHT` in euros before tax, `TVATaux` in percent. */
export const Product = z
  .object({
    Code: z.string(),
    Designation: z.string(),
    Description: z.string(),
    Reference: z.string(),
    /** Absolute, or a path below the API's URL. */
    ImageUrl: z.string(),
    PrixHT: z.number(),
    /** Absent where the rate is unknown: no tax is counted, and the shop reports the article. */
    TVATaux: z.number().optional(),
    Category: CodeAndName.nullable(),
    SubCategory: CodeAndName.nullable(),
    variants: z.array(Variant),
    /** Empty or absent when there is no such sheet. */
    FTFilePath: z.string().optional(),
    FSFilePath: z.string().optional(),
    noticeFT: z.string().optional(),
    noticeFS: z.string().optional(),
    facts: ProductFacts.optional(),
    labelling: ProductLabelling.optional(),
    /** Whether any is in stock; absent where that is not known. */
    available: z.boolean().optional(),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

export const ProductSort = z.enum(['designation', '-designation', 'price', '-price', 'reference']);
export type ProductSort = z.infer<typeof ProductSort>;

const ChosenValue = z.string().min(1).max(longest.fact);
/** One value, or the key several times: an article has one of them. */
const ChosenValues = z.union([ChosenValue, z.array(ChosenValue).max(facetLimits.chosen)]).optional();
const listed = {
  category: z.string().max(200).optional(),
  subcategory: z.string().max(200).optional(),
  content: ChosenValues,
  size: ChosenValues,
  color: ChosenValues,
  material: ChosenValues,
  ecolabel: ChosenValues,
};

/** Query of `GET products`; `lastEvaluatedKey` is the cursor of the previous page, sent back as received. */
export const ProductListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(pageSizes.products).default(pageSizes.products),
  sort: ProductSort.optional(),
  lastEvaluatedKey: z.string().max(500).optional(),
  ...listed,
});

/** Query of `GET products/facets`: the list, and what is chosen of it already. */
export const FacetsQuery = z.object(listed);

/**
 * A fact by which the articles of a list differ. `count`: articles with this value and all that is chosen of
 * other facts; a chosen value is listed even with 0, unless no article of the list has it.
 */
export const Facet = z
  .object({
    key: z.enum(factKeys),
    values: z
      .array(z.object({ value: z.string(), count: z.number().int().min(0) }))
      .max(2 * facetLimits.values),
  })
  .meta({ id: 'Facet' });
export type Facet = z.infer<typeof Facet>;
export const Facets = z.array(Facet);

/** A page of products; `lastEvaluatedKey` leads to the next one and is null on the last. */
export const ProductList = z
  .object({
    items: z.array(Product),
    /** How many the whole list has: on its first page, where it is known. */
    total: z.number().int().min(0).optional(),
    /** A sentence for the head of a sub-category's list: on its first page. */
    description: z.string().optional(),
    targetItem: z.object({
      item: Product.nullable(),
      stock: z.number().int().nullable(),
      lastEvaluatedKey: z.string().nullable(),
    }),
  })
  .meta({ id: 'ProductList' });
export type ProductList = z.infer<typeof ProductList>;

/** Stock is the quantity of the first entry; an empty list says nothing. */
export const Stock = z.array(z.object({ quantity: z.number().int() }));
export type Stock = z.infer<typeof Stock>;

export const SheetQuery = z.object({ type: z.enum(['ft', 'fs']) });
export const SheetAddress = z.object({ url: z.string() });
export type SheetAddress = z.infer<typeof SheetAddress>;

export const SearchQuery = z.object({ q: z.string().max(longest.searchText) });

export const SearchHit = Product.extend({
  /** The word of the query that was left out, since no article has all of them; the same in every hit. */
  withoutWord: z.string().optional(),
}).meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;
export const SearchResults = z.array(SearchHit);

/** Body of `POST products/lookup`: codes or references as typed. */
export const ProductLookup = z.object({
  references: z.array(z.string().min(1).max(longest.reference)).min(1).max(lookupLimit),
});
export type ProductLookup = z.infer<typeof ProductLookup>;

/** The articles of each text in its order: none, one, or several where a reference is not unique. */
export const ProductLookupAnswer = z
  .object({ items: z.array(z.object({ reference: z.string(), products: z.array(Product) })) })
  .meta({ id: 'ProductLookupAnswer' });
export type ProductLookupAnswer = z.infer<typeof ProductLookupAnswer>;

/** A category and its sub-categories, in the server's order. */
export const Category = z
  .object({ code: z.string(), name: z.string(), subcategories: z.array(CodeAndName) })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
export const Categories = z.array(Category);

/** Query of `GET products/sitemap`: 10,000 articles a page, the first is 1. */
export const SitemapQuery = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) });

/** What the shop's sitemap needs to write the URLs of all articles. */
export const SitemapPage = z
  .object({
    items: z.array(
      z.object({ Code: z.string(), Category: z.string().nullable(), SubCategory: z.string().nullable() }),
    ),
    pages: z.number().int(),
  })
  .meta({ id: 'SitemapPage' });
export type SitemapPage = z.infer<typeof SitemapPage>;
