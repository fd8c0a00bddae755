import { type CatalogueData, makeCataloguePdf } from './catalogue';
import { makeOrderPdf, makeQuotePdf, type OrderData, type QuoteData } from './order-pdf';
import { makeSheetPdf, type SheetData } from './sheets';

/** What is to be printed, with all that the pages say. */
export type DocumentOrder =
  | { readonly kind: 'catalogue'; readonly data: CatalogueData }
  | { readonly kind: 'sheet'; readonly data: SheetData }
  | { readonly kind: 'order'; readonly data: OrderData }
  | { readonly kind: 'quote'; readonly data: QuoteData };

/** Makes a PDF. The workers of the printer run this module. */
export default function makeDocument(order: DocumentOrder): Promise<Uint8Array> {
  if (order.kind === 'catalogue') return makeCataloguePdf(order.data);
  if (order.kind === 'order') return makeOrderPdf(order.data);
  if (order.kind === 'quote') return makeQuotePdf(order.data);
  return makeSheetPdf(order.data);
}
