import { type CatalogueData, makeCataloguePdf } from './catalogue-pdf';

/** Child process for one catalogue: it receives the data, sends the PDF and exits. */
process.once('message', async (data: CatalogueData) => {
  process.send?.(await makeCataloguePdf(data), () => process.disconnect());
});
