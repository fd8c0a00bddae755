import { type CatalogueData, makeCataloguePdf } from './catalogue-pdf';

/** The process of one catalogue: it gets what is printed, sends the PDF and ends. */
process.once('message', async (data: CatalogueData) => {
  process.send?.(await makeCataloguePdf(data), () => process.disconnect());
});
