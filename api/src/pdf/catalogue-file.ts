import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { listCategories } from '../catalogue/categories';
import type { Db } from '../database/database';
import { grouped } from '../database/rows';
import { pictures, products, subcategories } from '../database/schema';
import { type CatalogueArticle, type CatalogueData, printedArticles } from './catalogue-pdf';

/** Reads the data of the printed catalogue, a limited number of rows regardless of the catalogue's size. */
export async function collectCatalogue(
  db: Db,
  { company, catalogueYear }: Environment,
): Promise<CatalogueData> {
  const totals = await articlesBySubcategory(db);
  const articles = [...totals.values()].reduce((sum, { count }) => sum + count, 0);
  const each = articles <= printedArticles ? printedArticles : Math.floor(printedArticles / totals.size);
  const printed = await firstArticles(db, each);
  const categories = (await listCategories(db)).map(({ name, subcategories: children }) => ({
    name,
    subcategories: children.flatMap((child) => {
      const total = totals.get(child.code);
      if (!total) return [];
      const listed = printed.get(child.code) ?? [];
      const { count, lowest, highest } = total;
      const others = count > listed.length ? { count: count - listed.length, lowest, highest } : null;
      return [{ name: child.name, articles: listed, others }];
    }),
  }));
  return {
    company,
    year: catalogueYear,
    categories: categories.filter(({ subcategories: children }) => children.length > 0),
  };
}

async function articlesBySubcategory(db: Db) {
  const rows = await db
    .select({
      code: products.subcategoryCode,
      count: sql<number>`count(*)::int`,
      lowest: sql<number>`min(${products.priceHT})::float8`,
      highest: sql<number>`max(${products.priceHT})::float8`,
    })
    .from(products)
    .groupBy(products.subcategoryCode);
  return new Map(rows.flatMap(({ code, ...total }) => (code === null ? [] : [[code, total] as const])));
}

/** Reads the first articles of each sub-category, by the index of sub-categories; variants follow each other. */
async function firstArticles(db: Db, each: number): Promise<ReadonlyMap<string, CatalogueArticle[]>> {
  const { designation, reference, priceHT, labelling, pictureHash, variantGroup, position, code } = products;
  const first = db
    .select({ designation, reference, priceHT, labelling, pictureHash, variantGroup, position, code })
    .from(products)
    .where(eq(products.subcategoryCode, subcategories.code))
    .orderBy(products.position, products.code)
    .limit(each)
    .as('first');
  const rows = await db
    .select({
      subcategory: subcategories.code,
      designation: first.designation,
      reference: first.reference,
      priceHT: first.priceHT,
      labelling: first.labelling,
      group: sql<string>`coalesce(${first.variantGroup}, ${first.code})`,
      svg: pictures.svg,
    })
    .from(subcategories)
    .innerJoinLateral(first, sql`true`)
    .leftJoin(pictures, eq(pictures.hash, first.pictureHash))
    .orderBy(first.position, first.code);
  // A list may mix variants; a printed page has them together.
  const together = [...grouped(rows, ({ group }) => group).values()].flat();
  return grouped(together, ({ subcategory }) => subcategory);
}

/** Seconds for which the data are assumed unchanged. */
const checkedSeconds = 30;

export interface CatalogueFileDeps {
  readonly db: Db;
  readonly environment: Environment;
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  make(data: CatalogueData): Promise<Buffer>;
}

/** Caches the printed catalogue as a file named by the hash of its data. */
export function createCatalogueFile({ db, environment, folder, log, make }: CatalogueFileDeps) {
  let current: { pdf: Buffer; hash: string } | null = null;
  /** Hash of the data of the PDF that is being generated. */
  let making: string | null = null;
  let isClosed = false;
  let checked = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  /** Compares the data, which another process may have changed, so that no PDF has outdated prices. */
  async function check(): Promise<void> {
    const data = await collectCatalogue(db, environment);
    checked = Date.now();
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
    if (current?.hash === hash || making === hash) return;
    const name = `catalogue-${data.year}.${hash}.pdf`;
    const cached = await readFile(join(folder, name)).catch(() => null);
    current = cached && { pdf: cached, hash };
    making = cached ? null : hash;
    if (!cached) void generate(data, name, hash);
  }

  async function generate(data: CatalogueData, name: string, hash: string): Promise<void> {
    // The data may change during each step.
    const isWanted = () => making === hash;
    try {
      const pdf = await make(data);
      if (isWanted()) await store(name, pdf);
      if (isWanted()) current = { pdf, hash };
    } catch (error) {
      if (!isClosed) log.error({ err: error }, 'catalogue not made');
    } finally {
      if (isWanted()) making = null;
    }
  }

  async function store(name: string, pdf: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Several processes may share the folder.
    const draft = join(folder, `${name}.${randomUUID()}.tmp`);
    await writeFile(draft, pdf);
    await rename(draft, join(folder, name));
    for (const old of await readdir(folder)) {
      if (/^catalogue-.*\.pdf$/.test(old) && old !== name) await rm(join(folder, old), { force: true });
    }
  }

  return {
    /** Returns the PDF; null while it is being generated. */
    read: async () => {
      if (checked + checkedSeconds * 1000 < Date.now()) {
        checking ??= check().finally(() => {
          checking = null;
        });
        await checking;
      }
      return current?.pdf ?? null;
    },
    /** Failures are no longer logged, since the API and its worker are stopping. */
    end: () => {
      isClosed = true;
    },
  };
}
