import { type CatalogueData, makeCataloguePdf } from './catalogue';
import { makeSheetPdf, type SheetData } from './sheets';

/** What is to be printed, with all that the pages say. */
export type DocumentOrder =
  | { readonly kind: 'catalogue'; readonly data: CatalogueData }
  | { readonly kind: 'sheet'; readonly data: SheetData };

/** Makes a PDF. The workers of the printer run this module. */
export default function makeDocument(order: DocumentOrder): Promise<Uint8Array> {
  return order.kind === 'catalogue' ? makeCataloguePdf(order.data) : makeSheetPdf(order.data);
}
