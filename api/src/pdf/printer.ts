import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Refusal } from '../refusals/problems';
import type { CatalogueData } from './catalogue';
import type * as makers from './make-document';
import type { OrderData, QuoteData } from './order-pdf';
import type { SheetData } from './sheets';

/** A worker that needs more ends alone, not with the API. */
const mostMegabytes = 768;
/** ms without work after which a worker ends. */
const idle = 30_000;

const tooManyWait = () =>
  new Refusal(
    503,
    'document_being_made',
    'Le document est en cours de préparation. Réessayez dans un instant.',
    { retryAfter: 5 },
  );

export type Printer = ReturnType<typeof createPrinter>;

/**
 * Makes PDF documents beside the thread that serves requests. The catalogue, which takes seconds, delays no sheet.
 * @param script the compiled `make-document.ts`
 * @param mostWaiting length of the worker's queue; above it requests are refused with `retryAfter`
 */
export function createPrinter(script: URL, mostWaiting = 40) {
  const pool = (waiting: number) =>
    new Piscina({
      filename: fileURLToPath(script),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: waiting,
      idleTimeout: idle,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
  const catalogues = pool(1);
  const sheets = pool(mostWaiting);
  const print = async (workers: Piscina, name: keyof typeof makers, data: object): Promise<Buffer> =>
    Buffer.from((await workers.run(data, { name })) as Uint8Array);

  /** @throws {Refusal} 503 when too many documents wait */
  async function soon(name: keyof typeof makers, data: object): Promise<Buffer> {
    if (sheets.queueSize >= mostWaiting) throw tooManyWait();
    return print(sheets, name, data);
  }

  return {
    catalogue: (data: CatalogueData) => print(catalogues, 'makeCataloguePdf', data),
    sheet: (data: SheetData) => soon('makeSheetPdf', data),
    order: (data: OrderData) => soon('makeOrderPdf', data),
    quote: (data: QuoteData) => soon('makeQuotePdf', data),
    close: async (): Promise<void> => {
      await Promise.all([catalogues.destroy(), sheets.destroy()]);
    },
  };
}
