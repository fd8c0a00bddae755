import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { replaceFile } from 'server-kit/replace-file';
import type { Environment } from 'shared-contracts/environment';
import type { Db } from '../database/database';
import { type CatalogueData, collectCatalogue } from './collect-catalogue';

/** Seconds for which the data are assumed unchanged. */
const checkedSeconds = 30;

/** Caches the printed catalogue as a file named by the hash of its data. @param deps `make` generates the PDF */
export function createCatalogueFile(deps: {
  readonly db: Db;
  readonly environment: Environment;
  readonly folder: string;
  readonly log: FastifyBaseLogger;
  make(data: CatalogueData): Promise<Buffer>;
}) {
  const { db, environment, folder, log, make } = deps;
  let current: { pdf: Buffer; hash: string } | null = null;
  /** Hash of the data of the PDF that is being generated. */
  let making: string | null = null;
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
    // The data may have changed meanwhile.
    const isWanted = () => making === hash;
    try {
      const pdf = await make(data);
      if (!isWanted()) return;
      replaceFile(join(folder, name), pdf);
      current = { pdf, hash };
      for (const old of await readdir(folder))
        if (/^catalogue-.*\.pdf$/.test(old) && old !== name) await rm(join(folder, old), { force: true });
    } catch (error) {
      // The printer was closed: the API is stopping.
      if ((error as Error).name !== 'AbortError') log.error({ err: error }, 'catalogue not made');
    } finally {
      if (isWanted()) making = null;
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
  };
}
