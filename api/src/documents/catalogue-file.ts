import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { listCategories } from '../catalogue/category-repository';
import type { Db } from '../database/database';
import { pictures, products } from '../database/schema';
import type { CatalogueData } from './catalogue';

declare module 'fastify' {
  interface FastifyInstance {
    /** The printed catalogue, to have it made before somebody asks. */
    catalogue: CatalogueFile;
  }
}

/** How long a made catalogue is taken for current before its data are looked at again. */
const currentMinutes = 10;

export interface CatalogueFile {
  /** The PDF; null while it is being made. */
  read(): Promise<Buffer | null>;
}

export interface CatalogueFileWiring {
  readonly db: Db;
  readonly environment: Environment;
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  make(data: CatalogueData): Promise<Buffer>;
}

async function collect(db: Db, { company, catalogueYear }: Environment): Promise<CatalogueData> {
  const articles = await db
    .select({
      designation: products.designation,
      reference: products.reference,
      priceHT: products.priceHT,
      subcategory: products.subcategoryCode,
      svg: pictures.svg,
    })
    .from(products)
    .leftJoin(pictures, eq(pictures.hash, products.pictureHash))
    .orderBy(products.position);
  const families = (await listCategories(db)).map(({ name, subcategories }) => ({
    name,
    subcategories: subcategories
      .map((child) => ({
        name: child.name,
        articles: articles
          .filter(({ subcategory }) => subcategory === child.code)
          .map(({ designation, reference, priceHT, svg }) => ({ designation, reference, priceHT, svg })),
      }))
      .filter((child) => child.articles.length > 0),
  }));
  return {
    company,
    year: catalogueYear,
    families: families.filter(({ subcategories }) => subcategories.length > 0),
  };
}

/** Keeps the printed catalogue as a file named by the hash of its data, and makes it anew when they change. */
export function createCatalogueFile({
  db,
  environment,
  folder,
  log,
  make,
}: CatalogueFileWiring): CatalogueFile {
  let current: { pdf: Buffer; until: number } | null = null;
  let making: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    const data = await collect(db, environment);
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
    const name = `catalogue-${data.year}.${hash}.pdf`;
    const pdf =
      (await readFile(join(folder, name)).catch(() => null)) ?? (await store(name, await make(data)));
    current = { pdf, until: Date.now() + currentMinutes * 60_000 };
  }

  async function store(name: string, pdf: Buffer): Promise<Buffer> {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.tmp`), pdf);
    await rename(join(folder, `${name}.tmp`), join(folder, name));
    for (const old of await readdir(folder)) {
      if (/^catalogue-.*\.pdf$/.test(old) && old !== name) await rm(join(folder, old), { force: true });
    }
    return pdf;
  }

  return {
    read: async () => {
      if (!current || current.until < Date.now()) {
        if (!making) {
          making = refresh()
            .catch((error) => log.error({ err: error }, 'catalogue not made'))
            .finally(() => {
              making = null;
            });
        }
      }
      return current?.pdf ?? null;
    },
  };
}
