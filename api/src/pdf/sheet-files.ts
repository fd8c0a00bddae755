import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Printer } from './printer';
import type { SheetData } from './sheets';

/** ms for which an article is taken for unchanged before its sheet is looked at again. */
const checked = 30_000;
/** Bytes of sheets that are kept. */
const mostBytes = 32 * 1024 * 1024;

export interface SheetFiles {
  /** The PDF of a sheet, as of half a minute ago at most; null when there is none. @throws {Refusal} 503 */
  read(type: SheetData['type'], code: string): Promise<Buffer | null>;
}

/**
 * Keeps sheets by their data: each is made once per version of them, however many ask for it at once.
 * @param collect the data of a sheet, or null
 */
export function createSheetFiles(
  collect: (type: SheetData['type'], code: string) => Promise<SheetData | null>,
  printer: Pick<Printer, 'sheet'>,
): SheetFiles {
  const made = new LRUCache<string, Buffer, SheetData>({
    maxSize: mostBytes,
    sizeCalculation: (pdf) => pdf.length,
    fetchMethod: (_hash, _old, { context }) => printer.sheet(context),
  });
  const looked = new LRUCache<string, { readonly pdf: Buffer | null }>({
    max: 500,
    ttl: checked,
    perf: Date,
    ttlResolution: 0,
    fetchMethod: async (key) => {
      const [type, code] = key.split(' ') as [SheetData['type'], string];
      const data = await collect(type, code);
      if (!data) return { pdf: null };
      const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
      return { pdf: (await made.fetch(hash, { context: data })) ?? null };
    },
  });

  return {
    read: async (type, code) => (await looked.fetch(`${type} ${code}`))?.pdf ?? null,
  };
}
