import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { otherCompany } from '../../../shared-contracts/src/testing/environment';
import { product } from '../../../shared-contracts/src/testing/shop-data';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { buildProgram, documentsProgram } from '../testing/api-process';
import type { CatalogueData } from './collect-catalogue';
import { createPrinter } from './pdf-workers';
import type { SheetData } from './sheet-pdf';

const company = otherCompany as CatalogueData['company'];

describe('a printer', () => {
  beforeAll(() => buildProgram());

  it('generates the catalogue, and rejects one in progress when it is closed', async () => {
    const printer = createPrinter(documentsProgram);
    const catalogue = { company, year: 2026, categories: [] };

    const pdf = await printer.catalogue(catalogue);
    const late = printer.catalogue(catalogue);
    await Promise.all([printer.close(), expect(late).rejects.toThrow()]);

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('generates the sheets of its queue, and refuses further ones with 503', async () => {
    const sheet = { type: 'ft', product: product({ Code: 'PT-400-E' }), svg: null, company } as const;
    const printer = createPrinter(documentsProgram, { mostWaiting: 2, timeLimit: 600_000 });

    const printing = Array.from({ length: 6 }, () =>
      printer.sheet(sheet).then(
        (pdf) => pdf.subarray(0, 5).toString(),
        ({ status, code }) => `${status} ${code}`,
      ),
    );
    const results = await Promise.all(printing);
    await printer.close();

    const pdfs = results.filter((each) => each === '%PDF-').length;
    expect([2, 3]).toContain(pdfs);
    expect(results.filter((each) => each === '503 document_being_made')).toHaveLength(6 - pdfs);
  });
});

describe('a printer with failing programs', () => {
  const folder = temporaryFolder();
  const documents = pathToFileURL(join(folder, 'documents.mjs'));
  const sheet = (type: string) => ({ type }) as unknown as SheetData;
  writeFileSync(
    documents,
    `export function makeSheetPdf({ type }) {
      while (type === 'endless');
      if (type === 'crash') process.exit(1);
      return Buffer.from('%PDF');
    }`,
  );

  it.each(['endless', 'crash'])('refuses a sheet with 503 (%s), and generates the next one', async (type) => {
    const printer = createPrinter(documents, { timeLimit: 500 });

    const refused = printer.sheet(sheet(type));
    const next = printer.sheet(sheet('ft'));
    await expect(refused).rejects.toMatchObject({ status: 503, code: 'document_not_made' });
    // On a busy machine, the start of a worker may take longer than the limit.
    let pdf = await next.catch(() => null);
    while (!pdf) pdf = await printer.sheet(sheet('ft')).catch(() => null);
    await printer.close();

    expect(`${pdf}`).toBe('%PDF');
  });

  it('rejects a catalogue whose program prints a warning before the PDF', async () => {
    writeFileSync(join(folder, 'print-catalogue.mjs'), "console.log('slow font\\n%PDF-1.4');");
    const printer = createPrinter(documents);

    await expect(printer.catalogue({} as CatalogueData)).rejects.toThrow('printed no PDF: slow font');
    await printer.close();
  });

  it('refuses a sheet whose worker cannot start, or whose data are too large', async () => {
    const absent = createPrinter(new URL('absent.mjs', documents));
    const printer = createPrinter(documents);
    const refusal = { status: 503, details: { retryAfter: expect.any(Number) } };

    await expect(absent.sheet(sheet('ft'))).rejects.toMatchObject(refusal);
    await expect(printer.sheet(sheet('x'.repeat(3_000_000)))).rejects.toMatchObject(refusal);
    await Promise.all([absent.close(), printer.close()]);
  });
});
