import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal } from '../refusals/refusals';
import type { CatalogueData } from './catalogue-pdf';
import type * as makers from './make-document';
import type { OrderData, QuoteData } from './order-and-quote-pdf';
import type { SheetData } from './sheet-pdf';

/** A worker or process that needs more ends alone, not with the API. */
const mostMegabytes = 768;
/** ms without work after which a worker ends. */
const idle = 30_000;

export const beingMade = (what: 'catalogue' | 'document') =>
  new Refusal(
    503,
    `${what}_being_made`,
    `Le ${what} est en cours de préparation. Réessayez dans un instant.`,
    { retryAfter: 5 },
  );

export type Printer = ReturnType<typeof createPrinter>;

/** Makes the catalogue in a process that ends with it: the memory of a thread would stay with this one. */
function printCatalogue(data: CatalogueData, script: URL, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      execArgv: [...process.execArgv, `--max-old-space-size=${mostMegabytes}`],
      serialization: 'advanced',
      signal,
    });
    child.once('message', (pdf) => resolve(Buffer.from(pdf as Uint8Array)));
    // A second one comes where the process is ended before it has its data.
    child.on('error', reject);
    child.once('exit', (code, killed) => reject(new Error(`no catalogue: ${killed ?? `code ${code}`}`)));
    child.send(data);
  });
}

/**
 * Makes PDF documents beside the thread that serves requests. The catalogue, which takes seconds, delays no sheet.
 * @param script the compiled `make-document.ts`, beside the compiled `print-catalogue.ts`
 * @param mostWaiting length of the worker's queue; above it requests are refused with `retryAfter`
 */
export function createPrinter(script: URL, mostWaiting = 40) {
  const workers = new Piscina({
    filename: fileURLToPath(script),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  const catalogueScript = new URL('print-catalogue.mjs', script);
  const closing = new AbortController();
  let printed: Promise<unknown> = Promise.resolve();

  /** @throws {Refusal} 503 when too many documents wait */
  async function print(name: keyof typeof makers, data: object): Promise<Buffer> {
    if (workers.queueSize >= mostWaiting) throw beingMade('document');
    return Buffer.from((await workers.run(data, { name })) as Uint8Array);
  }

  return {
    /** One after the other: each takes hundreds of megabytes. */
    catalogue: (data: CatalogueData): Promise<Buffer> => {
      const made = printed.then(() => printCatalogue(data, catalogueScript, closing.signal));
      printed = made.catch(() => undefined);
      return made;
    },
    sheet: (data: SheetData) => print('makeSheetPdf', data),
    order: (data: OrderData) => print('makeOrderPdf', data),
    quote: (data: QuoteData) => print('makeQuotePdf', data),
    close: async (): Promise<void> => {
      closing.abort();
      await workers.destroy();
    },
  };
}
