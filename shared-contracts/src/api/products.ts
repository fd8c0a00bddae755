import { z } from 'zod';
import { factKeys } from './fact-keys';
import { energyClasses, hazardCodes, signalWords } from './labelling-codes';
import { codeForm, facetLimits, longest, lookupLimit, pageSizes } from './limits';

/** Code of an article or a category in an import. Calls accept any text and respond 404 to an unknown one. */
export const Code = z.string().regex(codeForm);

const CodeAndName = z.object({ code: z.string(), name: z.string() });

/** Another size, colour or pack of the same article; its `Code` identifies its own page. */
const Variant = z.object({ Code: z.string(), name: z.string() });

/** How many pieces are sold as one; `unit` names one of them in the singular: 'rouleau'. */
export const Pack = z.object({ count: z.number().int().min(1), unit: z.string() }).meta({ id: 'Pack' });
export type Pack = z.infer<typeof Pack>;

/** Facts of an article; none is parsed from its name (decision 000, point 28). */
export const ProductFacts = z
  .object({
    pack: Pack,
    content: z.string(),
    size: z.string(),
    color: z.string(),
    material: z.string(),
    ecolabel: z.string(),
    /** Number below the bars of the article's barcode, with 8, 13 or 14 digits. */
    gtin: z.string(),
  })
  .partial()
  .meta({ id: 'ProductFacts' });
export type ProductFacts = z.infer<typeof ProductFacts>;

/** Information required by law with an offer: hazards (CLP), biocide, energy class, eco-participation. */
export const ProductLabelling = z
  .object({
    pictograms: z.array(z.enum(hazardCodes)),
    signalWord: z.enum(signalWords),
    /** Hazard statements as printed on the label: 'H319 Provoque une sévère irritation des yeux.' */
    statements: z.array(z.string()),
    biocide: z.boolean(),
    energyClass: z.enum(energyClasses),
    /** Euros before tax, included in the price. */
    ecoParticipation: z.number(),
  })
  .partial()
  .meta({ id: 'ProductLabelling' });
export type ProductLabelling = z.infer<typeof ProductLabelling>;

/** From `quantity` pieces on, each costs `priceHT` euros before tax; a lower price takes precedence. */
export const PriceBreak = z
  .object({ quantity: z.number().int().min(1), priceHT: z.number() })
  .meta({ id: 'PriceBreak' });

/** An article with the specification's names (section 3). `PrixHT`: euros before tax; `TVATaux`: percent. */
export const Product = z
  .object({
    Code: z.string(),
    Designation: z.string(),
    Description: z.string(),
    Reference: z.string(),
    /** Absolute, or a path below the API's URL. */
    ImageUrl: z.string(),
    PrixHT: z.number(),
    /** Absent if the rate is unknown: no tax is added, and the shop reports the article. */
    TVATaux: z.number().optional(),
    Category: CodeAndName.nullable(),
    SubCategory: CodeAndName.nullable(),
    variants: z.array(Variant),
    /** Codes of its refills and accessories, and of the articles that it is one of; only of a single article. */
    accessories: z.array(z.string()).optional(),
    fits: z.array(z.string()).optional(),
    /** Empty or absent when there is no such sheet. */
    FTFilePath: z.string().optional(),
    FSFilePath: z.string().optional(),
    noticeFT: z.string().optional(),
    noticeFS: z.string().optional(),
    facts: ProductFacts.optional(),
    labelling: ProductLabelling.optional(),
    /** Lower prices for larger quantities, for everybody. */
    breaks: z.array(PriceBreak).optional(),
    /** Whether the article is in stock; absent if unknown. */
    available: z.boolean().optional(),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;

/** Sort of a list; a hyphen means descending. */
export const ProductSort = z.enum(['designation', '-designation', 'price', '-price', 'reference']);
export type ProductSort = z.infer<typeof ProductSort>;

const ChosenValue = z.string().min(1).max(longest.fact);
/** One value, or several by repeating the key: an article matches if it has one of them. */
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
  // The longest name of an article, by which a list may be sorted, is 800 bytes; base64 adds a third.
  lastEvaluatedKey: z.string().max(2000).optional(),
  ...listed,
});

/** Query of `GET products/facets`: the list and the values already chosen. */
export const FacetsQuery = z.object(listed);

/**
 * A fact by which the articles of a list differ. `count`: articles with this value that match the choices of
 * the other facts; a chosen value is listed even with 0, unless no article of the list has it.
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

/** A page of products; `lastEvaluatedKey` is the cursor of the next page, null on the last one. */
export const ProductList = z
  .object({
    items: z.array(Product),
    /** Number of products in the whole list; only on the first page, and only if known. */
    total: z.number().int().min(0).optional(),
    /** A sentence shown above a sub-category's list; only on the first page. */
    description: z.string().optional(),
    targetItem: z.object({
      item: Product.nullable(),
      stock: z.number().int().nullable(),
      lastEvaluatedKey: z.string().nullable(),
    }),
  })
  .meta({ id: 'ProductList' });
export type ProductList = z.infer<typeof ProductList>;

/** Stock is the quantity of the first entry; an empty list means unknown. */
export const Stock = z.array(z.object({ quantity: z.number().int() }));
export type Stock = z.infer<typeof Stock>;

/** Query and response of `GET products/{code}/file`: technical (`ft`) or safety (`fs`) data sheet. */
export const SheetQuery = z.object({ type: z.enum(['ft', 'fs']) });
export const SheetAddress = z.object({ url: z.string() });
export type SheetAddress = z.infer<typeof SheetAddress>;

/** Query of `GET products/search` and `GET products/completions`. */
export const SearchQuery = z.object({ q: z.string().max(longest.searchText) });

/** An article found by `GET products/search`. */
export const SearchHit = Product.extend({
  /** The query word that was ignored because no article has all words; the same in every hit. */
  withoutWord: z.string().optional(),
}).meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;
export const SearchResults = z.array(SearchHit);

/** Queries that complete a typed text, the most frequent first. */
export const Completions = z.array(z.string());

/** Body of `POST products/lookup`: codes or references as typed. */
export const ProductLookup = z.object({
  references: z.array(z.string().min(1).max(longest.reference)).min(1).max(lookupLimit),
});
export type ProductLookup = z.infer<typeof ProductLookup>;

/**
 * The articles of each text, in the texts' order: none, one, or several if a reference is not unique.
 * `replacedBy`: the text is the code of an ended article.
 */
export const ProductLookupAnswer = z
  .object({
    items: z.array(
      z.object({ reference: z.string(), products: z.array(Product), replacedBy: Product.optional() }),
    ),
  })
  .meta({ id: 'ProductLookupAnswer' });
export type ProductLookupAnswer = z.infer<typeof ProductLookupAnswer>;

/** Body of `POST users/prices`, for a signed-in customer: codes of articles. */
export const ContractPricesRequest = z.object({
  codes: z.array(z.string().min(1).max(longest.reference)).min(1).max(lookupLimit),
});

/** The customer's own prices of the articles that have any; prices for everybody hold beside them. */
export const ContractPrices = z
  .object({ items: z.array(z.object({ code: z.string(), breaks: z.array(PriceBreak) })) })
  .meta({ id: 'ContractPrices' });
export type ContractPrices = z.infer<typeof ContractPrices>;

/** A category and its sub-categories, in the order of the server. */
export const Category = z
  .object({ code: z.string(), name: z.string(), subcategories: z.array(CodeAndName) })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;
export const Categories = z.array(Category);

/** Query of `GET products/sitemap`: 10,000 articles a page, the first is 1. */
export const SitemapQuery = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) });

/** A page of the articles whose URLs the shop's sitemap lists. */
export const SitemapPage = z
  .object({
    items: z.array(
      z.object({ Code: z.string(), Category: z.string().nullable(), SubCategory: z.string().nullable() }),
    ),
    pages: z.number().int(),
  })
  .meta({ id: 'SitemapPage' });
export type SitemapPage = z.infer<typeof SitemapPage>;
