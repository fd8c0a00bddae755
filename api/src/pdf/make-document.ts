/** Functions that the printer's workers run, by name; the catalogue has its own process. */
export { makeOrderPdf, makeQuotePdf } from './order-and-quote-pdf';
export { makeSheetPdf } from './sheet-pdf';
