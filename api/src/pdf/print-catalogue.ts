import { type CatalogueData, makeCataloguePdf } from './catalogue-pdf';

/** Child process for one catalogue: it receives the data, sends the PDF and exits. */
// Not `once`: the channel, which keeps the process alive, would be unreferenced while the PDF is being made.
process.on('message', async (data: CatalogueData) => {
  process.send?.(await makeCataloguePdf(data), () => process.disconnect());
});
