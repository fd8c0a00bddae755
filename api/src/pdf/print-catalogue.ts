import { json } from 'node:stream/consumers';
import { makeCataloguePdf } from './catalogue-pdf';
import type { CatalogueData } from './collect-catalogue';

// Process for one catalogue: it reads the data from its input and writes the PDF to its output.
process.stdout.write(await makeCataloguePdf((await json(process.stdin)) as CatalogueData));
