import { and, asc, between, desc, eq, exists, max, type SQL, sql } from 'drizzle-orm';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type {
  Category,
  Facet,
  FacetsQuery,
  Product,
  ProductList,
  ProductListQuery,
  ProductLookupAnswer,
  ProductSort,
  SitemapPage,
} from 'shared-contracts/api/products';
import { z } from 'zod';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import { categories, products, subcategories } from '../database/schema';
import { inCapitals } from '../database/search-text';
import { hashOf } from '../secrets';
import type { Cursors } from '../server/signed-cursor';
import { countFacets, narrowed } from './facets';
import { type ProductRow, selectProducts, sheetPath, sheetUrl, toProducts } from './product-rows';

/** Returns categories with their sub-categories, in catalogue order; one statement mixes no two imports. */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .select({
      category: { code: categories.code, name: categories.name },
      child: { code: subcategories.code, name: subcategories.name },
    })
    .from(categories)
    .leftJoin(subcategories, eq(subcategories.categoryCode, categories.code))
    .orderBy(categories.position, categories.code, subcategories.position, subcategories.code);
  return [...grouped(rows, ({ category }) => category.code).values()].map((ofCategory) => ({
    ...(ofCategory[0] as (typeof rows)[number]).category,
    subcategories: ofCategory.flatMap(({ child }) => child ?? []),
  }));
}

/** Articles of a category, a sub-category or the whole catalogue, filtered by facts. */
type ListedArticles = Pick<z.infer<typeof FacetsQuery>, 'category' | 'subcategory'> & {
  readonly facts: FactChoice;
};
type ProductListChoice = ListedArticles &
  Pick<z.infer<typeof ProductListQuery>, 'limit' | 'sort' | 'lastEvaluatedKey'>;

const positionsPerPage = 10_000;
/** Maximum number of counted articles of a list, which limits the cost of counting. */
const mostCounted = 10_000;
/** Maximum number of articles in the response for one reference. */
const perReference = 5;

interface Order {
  readonly column: SQL;
  readonly descending: boolean;
  readonly valueOf: (row: ProductRow) => string | number | null;
}

const catalogueOrder: Order = {
  column: sql`${products.position}`,
  descending: false,
  valueOf: (row) => row.position,
};
const byName = { column: sql`${products.sortName}`, valueOf: (row: ProductRow) => row.sortName };
const byPrice = { column: sql`${products.priceHT}`, valueOf: (row: ProductRow) => row.priceHT };
const orders: Readonly<Record<ProductSort, Order>> = {
  designation: { ...byName, descending: false },
  '-designation': { ...byName, descending: true },
  price: { ...byPrice, descending: false },
  '-price': { ...byPrice, descending: true },
  reference: { column: sql`${products.reference}`, descending: false, valueOf: (row) => row.reference },
};

/** Cursor of the next page: the value and code after which it begins, and its list. */
const Cursor = z.object({
  after: z.union([z.string(), z.number(), z.null()]),
  code: z.string(),
  list: z.string(),
});

/** Identifies a list by a short hash: cursors have a maximum length, however many facts are chosen. */
const listName = ({ category, subcategory, sort, facts }: ProductListChoice) =>
  hashOf(JSON.stringify([category, subcategory, sort, facts])).slice(0, 16);

/** Selects the description of a sub-category, for the first page of its list. */
function sentenceOf(db: Db, { subcategory, lastEvaluatedKey }: ProductListChoice): SQL<string | null> {
  if (subcategory === undefined || lastEvaluatedKey) return sql<null>`null`;
  const found = db
    .select({ description: subcategories.description })
    .from(subcategories)
    .where(eq(subcategories.code, subcategory));
  return sql<string | null>`(${found})`;
}

/** Condition of a list. A sub-category's category is checked once, so the sub-category's index is used. */
function inList(db: Db, { category, subcategory }: Omit<ListedArticles, 'facts'>): SQL | undefined {
  if (subcategory === undefined)
    return category === undefined ? undefined : eq(products.categoryCode, category);
  if (category === undefined) return eq(products.subcategoryCode, subcategory);
  const ofCategory = db
    .select({ found: sql`1` })
    .from(subcategories)
    .where(and(eq(subcategories.code, subcategory), eq(subcategories.categoryCode, category)));
  return and(eq(products.subcategoryCode, subcategory), exists(ofCategory));
}

/** Counts the articles of a list by an index, up to `mostCounted` + 1. */
function countUpTo(db: Db, articles: SQL | undefined): SQL<number> {
  const counted = db
    .select({ code: products.code })
    .from(products)
    .where(articles)
    .orderBy(products.position, products.code)
    .limit(mostCounted + 1);
  return sql<number>`(select count(*)::int from ${counted.as('counted')})`;
}

export function createProductRepository(db: Db, cursors: Cursors, apiUrl: string) {
  const find = async (code: string) => (await selectProducts(db).where(eq(products.code, code)))[0];

  /** Compares value and code, so that no page repeats or misses articles with equal values. */
  function afterCursor(choice: ProductListChoice, { column, descending }: Order): SQL | undefined {
    if (!choice.lastEvaluatedKey) return undefined;
    const cursor = cursors.open(
      choice.lastEvaluatedKey,
      Cursor.extend({ list: z.literal(listName(choice)) }),
    );
    const comparison = sql.raw(descending ? '<' : '>');
    return sql`(${column}, ${products.code}) ${comparison} (${cursor.after}, ${cursor.code})`;
  }

  return {
    list: async (choice: ProductListChoice): Promise<ProductList> => {
      const order = choice.sort ? orders[choice.sort] : catalogueOrder;
      const direction = order.descending ? desc : asc;
      const articles = and(inList(db, choice), narrowed(choice.facts));
      const total = choice.lastEvaluatedKey ? sql<null>`null` : countUpTo(db, articles);
      const found = await selectProducts(db, { total, sentence: sentenceOf(db, choice) })
        .where(and(articles, afterCursor(choice, order)))
        .orderBy(direction(order.column), direction(products.code))
        .limit(choice.limit + 1);
      const rows = found.slice(0, choice.limit);
      const items = toProducts(rows, apiUrl);
      const last = rows.at(-1);
      const more = last && found.length > choice.limit;
      const counted = found[0]?.total ?? null;
      const sentence = found[0]?.sentence;
      return {
        items,
        ...(counted !== null && counted <= mostCounted && { total: counted }),
        ...(sentence && { description: sentence }),
        targetItem: {
          item: items.at(-1) ?? null,
          stock: last?.stock ?? null,
          lastEvaluatedKey: more
            ? cursors.seal({ after: order.valueOf(last), code: last.code, list: listName(choice) })
            : null,
        },
      };
    },

    /** Returns the facts by which a list can be filtered further. */
    facets: ({ facts, ...list }: ListedArticles): Promise<Facet[]> =>
      countFacets(db, inList(db, list), facts),

    one: async (code: string): Promise<Product | null> => {
      const row = await find(code);
      return row ? (toProducts([row], apiUrl)[0] ?? null) : null;
    },

    /** Returns the quantity in stock, null if unknown, undefined for an unknown article. */
    stock: async (code: string): Promise<number | null | undefined> => (await find(code))?.stock,

    /** Returns the absolute URL of a sheet, or an empty string. */
    sheet: async (code: string, type: 'ft' | 'fs'): Promise<string> => {
      const row = await find(code);
      return row ? sheetUrl(sheetPath(row, type), apiUrl) : '';
    },

    /** Returns the articles with each text as code or reference, ignoring case; the code comes first. */
    lookUp: async (references: readonly string[]): Promise<ProductLookupAnswer['items']> => {
      const wanted = references.map(inCapitals);
      const reference = sql`folded(${products.reference})`;
      const rank = sql`row_number() over (partition by ${reference} order by ${products.position}, ${products.code})`;
      const ranked = db
        .select({ code: products.code, rank: rank.as('rank') })
        .from(products)
        .where(sql`${reference} in (select folded(unnest(${sql.param(wanted)}::text[])))`)
        .as('ranked');
      const referenced = db.select({ code: ranked.code }).from(ranked).where(sql`rank <= ${perReference}`);
      const rows = await selectProducts(db)
        // A union, since the planner reads every article for an OR of two lists.
        .where(sql`${products.code} in (select unnest(${sql.param(wanted)}::text[]) union ${referenced})`)
        .orderBy(products.position, products.code);
      return references.map((text, index) => {
        const word = wanted[index];
        const byCode = rows.filter(({ code }) => code === word);
        const byReference = rows.filter((row) => row.code !== word && inCapitals(row.reference) === word);
        return {
          reference: text,
          products: toProducts([...byCode, ...byReference].slice(0, perReference), apiUrl),
        };
      });
    },

    // A page is a range of positions, which have few gaps: added or deleted articles do not shift pages.
    sitemap: async (page: number): Promise<SitemapPage> => {
      const [last] = await db.select({ position: max(products.position) }).from(products);
      const start = (page - 1) * positionsPerPage;
      const items = await db
        .select({
          Code: products.code,
          Category: products.categoryCode,
          SubCategory: products.subcategoryCode,
        })
        .from(products)
        .where(between(products.position, start, start + positionsPerPage - 1))
        .orderBy(products.position, products.code);
      return { items, pages: Math.ceil(((last?.position ?? -1) + 1) / positionsPerPage) };
    },
  };
}
