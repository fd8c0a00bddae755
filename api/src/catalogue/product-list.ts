import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type {
  Facet,
  FacetsQuery,
  ProductList,
  ProductListQuery,
  ProductSort,
} from 'shared-contracts/api/products';
import { z } from 'zod';
import type { Db } from '../database/database';
import { products, subcategories } from '../database/schema';
import { hashOf } from '../secrets';
import type { Cursors } from '../server/signed-cursor';
import { countFacets, narrowed } from './facets';
import { selectProducts, toProducts } from './product-rows';

/** Articles of a category, a sub-category or the whole catalogue, filtered by facts. */
type ListedArticles = Pick<z.infer<typeof FacetsQuery>, 'category' | 'subcategory'> & {
  readonly facts: FactChoice;
};
type ProductListChoice = ListedArticles &
  Pick<z.infer<typeof ProductListQuery>, 'limit' | 'sort' | 'lastEvaluatedKey'>;

/** Maximum number of counted articles of a list, which limits the cost of counting. */
const mostCounted = 10_000;

interface SortOrder {
  readonly by: 'position' | 'sortName' | 'priceHT' | 'reference';
  readonly isDescending?: boolean;
}

const catalogueOrder: SortOrder = { by: 'position' };
const sortOrders: Readonly<Record<ProductSort, SortOrder>> = {
  designation: { by: 'sortName' },
  '-designation': { by: 'sortName', isDescending: true },
  price: { by: 'priceHT' },
  '-price': { by: 'priceHT', isDescending: true },
  reference: { by: 'reference' },
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

/** Condition of equality; none without a value. */
const equals = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** Selects the description of a sub-category, for the first page of its list; null for other lists. */
function descriptionOf(db: Db, choice: ProductListChoice): SQL<string | null> | null {
  const { category, subcategory, lastEvaluatedKey } = choice;
  if (subcategory === undefined || lastEvaluatedKey) return null;
  const found = db
    .select({ description: subcategories.description })
    .from(subcategories)
    .where(and(eq(subcategories.code, subcategory), equals(subcategories.categoryCode, category)));
  return sql<string | null>`(${found})`;
}

/** Condition of a list. A sub-category's category is checked once, so the sub-category's index is used. */
function inList(db: Db, { category, subcategory }: Omit<ListedArticles, 'facts'>): SQL | undefined {
  if (subcategory === undefined) return equals(products.categoryCode, category);
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

/** Pages of articles in an order, and the facts by which a list can be filtered further. */
export function createProductLists(db: Db, cursors: Cursors, apiUrl: string) {
  /** Compares value and code, so that no page repeats or misses articles with equal values. */
  function afterCursor(choice: ProductListChoice, { by, isDescending }: SortOrder): SQL | undefined {
    if (!choice.lastEvaluatedKey) return undefined;
    const ofList = Cursor.extend({ list: z.literal(listName(choice)) });
    const cursor = cursors.open(choice.lastEvaluatedKey, ofList);
    const comparison = sql.raw(isDescending ? '<' : '>');
    return sql`(${products[by]}, ${products.code}) ${comparison} (${cursor.after}, ${cursor.code})`;
  }

  return {
    /** Returns a page; only the first has the description, and the number of articles up to `mostCounted`. */
    list: async (choice: ProductListChoice): Promise<ProductList> => {
      const order = choice.sort ? sortOrders[choice.sort] : catalogueOrder;
      const direction = order.isDescending ? desc : asc;
      const articles = and(inList(db, choice), narrowed(choice.facts));
      const total = choice.lastEvaluatedKey ? sql<null>`null` : countUpTo(db, articles);
      const description = descriptionOf(db, choice);
      const listDescription = description ?? sql<string | null>`null`;
      const found = await selectProducts(db, { total, listDescription })
        .where(and(articles, afterCursor(choice, order)))
        .orderBy(direction(products[order.by]), direction(products.code))
        .limit(choice.limit + 1);
      const rows = found.slice(0, choice.limit);
      const items = toProducts(rows, apiUrl);
      const last = rows.at(-1);
      const more = last && found.length > choice.limit;
      // An empty list has no row with its description.
      const [head] =
        found.length > 0 || !description
          ? found
          : await db.select({ listDescription, total: sql<number>`0` }).from(sql`(select) as nothing`);
      const counted = head ? head.total : choice.lastEvaluatedKey ? null : 0;
      return {
        items,
        ...(counted !== null && counted <= mostCounted && { total: counted }),
        ...(head?.listDescription && { description: head.listDescription }),
        targetItem: {
          item: items.at(-1) ?? null,
          stock: last?.stock ?? null,
          lastEvaluatedKey: more
            ? cursors.seal({ after: last[order.by], code: last.code, list: listName(choice) })
            : null,
        },
      };
    },

    /** Returns the facts by which a list can be filtered further. */
    facets: ({ facts, category, subcategory }: ListedArticles): Promise<Facet[]> => {
      // By both, as in the index of facts.
      const listed = [equals(products.categoryCode, category), equals(products.subcategoryCode, subcategory)];
      return countFacets(db, and(...listed), facts);
    },
  };
}
