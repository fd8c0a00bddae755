/** What the workers of the printer run, by name; the catalogue has a process of its own. */
export { makeOrderPdf, makeQuotePdf } from './order-and-quote-pdf';
export { makeSheetPdf } from './sheet-pdf';
