/** What the workers of the printer run, by name. */
export { makeCataloguePdf } from './catalogue';
export { makeOrderPdf, makeQuotePdf } from './order-pdf';
export { makeSheetPdf } from './sheets';
