import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal } from '../refusals/refusals';
import type { CatalogueData } from './catalogue-pdf';
import type * as makers from './make-document';
import type { OrderData, QuoteData } from './order-and-quote-pdf';
import type { SheetData } from './sheet-pdf';

/** Memory limit: a worker or process that exceeds it terminates without affecting the API. */
const mostMegabytes = 768;
/** Idle time in milliseconds after which a worker terminates. */
const idleTimeout = 30_000;

export const beingMade = (what: 'catalogue' | 'document') =>
  new Refusal(
    503,
    `${what}_being_made`,
    `Le ${what} est en cours de préparation. Réessayez dans un instant.`,
    { retryAfter: 5 },
  );

export type Printer = ReturnType<typeof createPrinter>;

/** Generates the catalogue in a child process, which frees its memory; a thread's would stay allocated. */
function printCatalogue(data: CatalogueData, script: URL, signal: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      execArgv: [...process.execArgv, `--max-old-space-size=${mostMegabytes}`],
      serialization: 'advanced',
      signal,
    });
    child.once('message', (pdf) => resolve(Buffer.from(pdf as Uint8Array)));
    // Not `once`: a second error follows when the process is terminated before it has received its data.
    child.on('error', reject);
    child.once('exit', (code, killed) => reject(new Error(`no catalogue: ${killed ?? `code ${code}`}`)));
    child.send(data);
  });
}

/**
 * Creates PDF documents outside the thread that serves requests. The slow catalogue does not delay sheets.
 * @param script the compiled `make-document.ts`, in the same folder as the compiled `print-catalogue.ts`
 * @param mostWaiting maximum length of the worker's queue; above it, requests are refused with `retryAfter`
 */
export function createPrinter(script: URL, mostWaiting = 40) {
  const workers = new Piscina({
    filename: fileURLToPath(script),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: mostWaiting,
    idleTimeout,
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
    /** Generates catalogues one at a time: each needs hundreds of megabytes. */
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
