import { makeCataloguePdf } from './catalogue-pdf';
import type { CatalogueData } from './collect-catalogue';

// A module preloaded into all processes of the shop has unreferenced the channel: since Node 22 a listener
// no longer references it again, and the process would exit before the PDF is made.
process.channel?.ref();

/** Child process for one catalogue: it receives the data, sends the PDF and exits. */
process.once('message', async (data: CatalogueData) => {
  process.send?.(await makeCataloguePdf(data), () => process.disconnect());
});
