import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Piscina } from 'piscina';
import { Refusal } from '../refusals/refusals';
import { createFairQueue } from '../server/fair-queue';
import type { CatalogueData } from './collect-catalogue';
import type { QuoteData } from './collect-quote';
import type * as makers from './make-document';
import type { OrderData } from './order-and-quote-pdf';
import type { SheetData } from './sheet-pdf';

/** Memory limit: a worker or process that exceeds it terminates without affecting the API. */
const mostMegabytes = 768;
/** Maximum characters of a document's data, several times those of the largest order. */
const mostCharacters = 2_000_000;
/** Idle time in milliseconds after which a worker terminates. */
const idleTimeout = 30_000;
/** Milliseconds in which the catalogue is generated, even on a busy machine, and its maximum size. */
const catalogueLimit = 600_000;
const mostCatalogueBytes = 256 * 1024 * 1024;

/** Refuses a document that is not ready yet, with seconds after which to retry. */
export function beingMade(what: 'catalogue' | 'document'): Refusal {
  const message = `Le ${what} est en cours de préparation. Réessayez dans un instant.`;
  return new Refusal(503, `${what}_being_made`, message, { retryAfter: 5 });
}

/** A document that takes too long, is too large, or has terminated its worker. @param cause for the log */
function notMade(cause: unknown): Refusal {
  const message = 'Ce document n’a pas pu être préparé. Réessayez plus tard ou contactez-nous.';
  return Object.assign(new Refusal(503, 'document_not_made', message, { retryAfter: 60 }), { cause });
}

export type Printer = ReturnType<typeof createPrinter>;

/**
 * Generates the catalogue in a child process, which frees its memory; a thread's would stay allocated.
 * @throws when it fails, or prints anything before the PDF
 */
async function printCatalogue(data: CatalogueData, script: URL, signal: AbortSignal): Promise<Buffer> {
  const args = [...process.execArgv, `--max-old-space-size=${mostMegabytes}`, fileURLToPath(script)];
  const limits = { maxBuffer: mostCatalogueBytes, signal, timeout: catalogueLimit };
  const printing = promisify(execFile)(process.execPath, args, { encoding: 'buffer', ...limits });
  // A process that ends before it has read its data is reported by its exit.
  printing.child.stdin?.on('error', () => undefined).end(JSON.stringify(data));
  const { stdout } = await printing;
  if (!stdout.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`print-catalogue printed no PDF: ${stdout.toString('utf8', 0, 100)}`);
  return stdout;
}

/**
 * Creates PDF documents outside the thread that serves requests. The slow catalogue does not delay sheets.
 * @param script the compiled `make-document.ts`, in the same folder as the compiled `print-catalogue.ts`
 * @param limits `mostWaiting`: documents in the queue, above which requests are refused with `retryAfter`;
 *   `timeLimit`: milliseconds for a document, first to wait and then to be made
 */
export function createPrinter(script: URL, { mostWaiting = 40, timeLimit = 15_000 } = {}) {
  const workers = new Piscina({
    filename: fileURLToPath(script),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  /** Aborts the document in progress. */
  let documentController = new AbortController();
  // A worker that fails before it takes a task, as when its script cannot be loaded, would leave the task waiting.
  workers.on('error', (error) => documentController.abort(error));
  const catalogueScript = new URL('print-catalogue.mjs', script);
  const closing = new AbortController();
  // Piscina starts no worker for tasks that wait while one ends, and a catalogue needs hundreds of megabytes.
  const documentInTurn = createFairQueue(1, mostWaiting, () => beingMade('document'));
  const catalogueInTurn = createFairQueue(1, Number.POSITIVE_INFINITY);

  /** Generates one document after the other. @throws {Refusal} 503 when too many wait, or this one is beyond the limits */
  async function print(name: keyof typeof makers, data: object): Promise<Buffer> {
    if (JSON.stringify(data).length > mostCharacters) throw notMade('too many characters');
    const latest = performance.now() + timeLimit;
    return documentInTurn('', async () => {
      if (performance.now() > latest) throw beingMade('document');
      const controller = new AbortController();
      documentController = controller;
      // `AbortSignal.any` would let Node 20 collect the timeout, and its timer with it.
      AbortSignal.timeout(timeLimit).addEventListener('abort', () => controller.abort());
      try {
        return Buffer.from((await workers.run(data, { name, signal: controller.signal })) as Uint8Array);
      } catch (error) {
        const { name: kind, code, message } = error as NodeJS.ErrnoException;
        const hasEnded = code === 'ERR_WORKER_OUT_OF_MEMORY' || message.startsWith('worker exited');
        throw kind === 'AbortError' || hasEnded ? notMade(error) : error;
      }
    });
  }

  return {
    catalogue: (data: CatalogueData): Promise<Buffer> =>
      catalogueInTurn('', () => printCatalogue(data, catalogueScript, closing.signal)),
    sheet: (data: SheetData) => print('makeSheetPdf', data),
    order: (data: OrderData) => print('makeOrderPdf', data),
    quote: (data: QuoteData) => print('makeQuotePdf', data),
    close: async (): Promise<void> => {
      closing.abort();
      await workers.destroy();
    },
  };
}
