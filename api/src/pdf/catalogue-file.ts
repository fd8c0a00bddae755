import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import type { CatalogueData } from './catalogue';
import { collectCatalogue } from './collect-catalogue';

declare module 'fastify' {
  interface FastifyInstance {
    /** The printed catalogue, to have it made before somebody asks. */
    catalogue: CatalogueFile;
  }
}

/** How long the data are taken for unchanged before they are looked at again. */
const checkedSeconds = 30;

export interface CatalogueFile {
  /** The PDF; null while it is being made. */
  read(): Promise<Buffer | null>;
  /** What is not made from now on is told by nobody: who ends the API ends its worker. */
  end(): void;
}

export interface CatalogueFileDeps {
  readonly db: Db;
  readonly environment: Environment;
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  make(data: CatalogueData): Promise<Buffer>;
}

/** Keeps the printed catalogue as a file named by the hash of its data, and makes it anew when they change. */
export function createCatalogueFile({
  db,
  environment,
  folder,
  log,
  make,
}: CatalogueFileDeps): CatalogueFile {
  let current: { pdf: Buffer; hash: string } | null = null;
  /** Hash of the data whose catalogue is being made. */
  let making: string | null = null;
  let hasEnded = false;
  let checked = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  /** An import by another process changes the data: they are compared, and a catalogue of earlier prices is not given. */
  async function check(): Promise<void> {
    const data = await collectCatalogue(db, environment);
    checked = Date.now();
    const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
    if (current?.hash === hash || making === hash) return;
    const name = `catalogue-${data.year}.${hash}.pdf`;
    const kept = await readFile(join(folder, name)).catch(() => null);
    current = kept && { pdf: kept, hash };
    making = kept ? null : hash;
    if (!kept) void makeAnew(data, name, hash);
  }

  async function makeAnew(data: CatalogueData, name: string, hash: string): Promise<void> {
    // The data may change again at each step.
    const isWanted = () => making === hash;
    try {
      const pdf = await make(data);
      if (isWanted()) await store(name, pdf);
      if (isWanted()) current = { pdf, hash };
    } catch (error) {
      if (!hasEnded) log.error({ err: error }, 'catalogue not made');
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
    read: async () => {
      if (checked + checkedSeconds * 1000 < Date.now()) {
        checking ??= check().finally(() => {
          checking = null;
        });
        await checking;
      }
      return current?.pdf ?? null;
    },
    end: () => {
      hasEnded = true;
    },
  };
}
