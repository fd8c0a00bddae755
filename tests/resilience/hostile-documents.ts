import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createPrinter } from '../../api/src/pdf/pdf-workers';
import { Refusal } from '../../api/src/refusals/refusals';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { ensureEngine } from '../../tools/setup/test-programs.mjs';
import { playCases } from './report/play-cases';
import { print } from './report/print';

/** Units of hostile texts; no other text of a document contains a W. */
const words = ['W', 'W ', 'W-', 'WI', 'W/', 'W.', '(W', 'WWWWWWWWWWWWWWWWWWWW '];
const units = [...words, 'W\u0301', 'W\u0301\u0327\u0308', 'W\u00a0', 'W\u200d', 'W\u00ad'];
const countOf = (text: string) => text.split('W').length - 1;

const place = { street: '1 rue', postalCode: '75001', city: 'Paris', phoneDisplayed: '01' };
const legal = { siret: '12345678200010', rcsCity: 'Paris', vatNumber: 'FR1', accountPayment: { days: 30 } };
const company = { legalName: 'Propre', shopName: 'Propre', email: 'a@a.test', ...place, ...legal };

/** Returns the data of each kind of document, with the unit in every text, and this number of lines. */
function documentsOf(unit: string, count: number) {
  const text = (length: number) => unit.repeat(length).slice(0, length).trim();
  const each = <Line>(line: Line, most = count) => Array.from({ length: Math.min(count, most) }, () => line);
  const lineOf = { addressLine1: text(150), addressLine2: text(150), city: text(100) };
  const address = { fullName: text(150), ...lineOf, postalCode: '75001', country: 'FR', phone: '01' };
  const pack = { packCount: 100, packUnit: text(30) };
  const amount = { quantity: 9_999_999, priceHT: 999.99, vatRate: 20, ...pack };
  const lines = each({ productCode: text(20), designation: text(200), ...amount });
  const names = { companyName: text(150), firstName: text(100), lastName: text(100) };
  const notes = { purchaseOrderNumber: text(40), deliveryInstructions: text(200), serviceCode: text(100) };
  const paid = { number: 'CMD-2026-000001', status: 'PAID', payment: 'card', discountRate: 0 };
  const moments = { createdAt: new Date(0), paidAt: new Date(0), deliveryMode: 'standard', amountCents: 1 };
  const order = { ...paid, ...moments, ...notes, billing: address, delivery: address, deliveryFeeCents: 0 };
  const customer = { names: [text(150), text(201)], address };
  const sums = { discountRate: 0, amounts: [['Total', '1 €']], deliveries: [] };
  const missing = each({ productCode: text(20), quantity: 1 });
  const labelling = { pictograms: [], statements: [text(1000)], biocide: false };
  const article = { designation: text(200), reference: text(50), priceHT: 1, labelling, svg: null };
  const product = { Designation: text(200), Reference: text(50), Category: { name: text(80) }, labelling };
  const variants = each({ Code: text(20), name: text(60) });
  const subcategories = [{ name: text(80), articles: each(article, 30), others: null }];
  return {
    order: { company, facts: { order, customer: { ...names, emailAddress: text(254) }, lines } },
    quote: { company, day: 'ce jour', terms: '', ...sums, customer, lines, missing },
    sheet: { company, type: 'ft', svg: null, product: { ...product, Description: text(5000), variants } },
    catalogue: { company, year: 2026, categories: [{ name: text(80), subcategories }] },
  };
}

const kinds = ['order', 'quote', 'sheet', 'catalogue'] as const;
const cases = units.flatMap((unit, index) =>
  kinds.map((kind) => ({
    name: `${kind} ${JSON.stringify(unit)}`,
    kind,
    unit,
    count: [3, 60, 500, 10_000][index % 4] ?? 1,
  })),
);

/**
 * Generates 52 documents with hostile texts by the built program, of up to 10,000 lines (`sample`: eight), and
 * prints their processor time. True when each shows every letter,
 * or is refused with 503 if it has more than three lines.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const { PDFTOTEXT: pdfToText } = ensureEngine('poppler');
  if (!pdfToText) return chosen[0] === 'sample';
  await ensureBuilt(['api']);
  const printer = createPrinter(pathToFileURL(join(root, 'api/dist/documents.mjs')));
  const sample = cases.slice(0, 8).map(({ name }) => name);
  const good = await playCases(cases, chosen, { sample }, async ({ kind, unit, count }) => {
    const data = documentsOf(unit, count)[kind];
    const before = process.cpuUsage();
    const pdf = await printer[kind](data as never).catch((error: unknown) => error);
    const { user, system } = process.cpuUsage(before);
    print(`  ${count} lines, ${Math.round((user + system) / 1000)} ms`);
    if (pdf instanceof Refusal && pdf.status === 503) return count === 3 ? ['refused'] : [];
    if (!Buffer.isBuffer(pdf)) throw pdf;
    // Text outside of the pages does not count.
    const { stdout } = spawnSync(pdfToText, ['-raw', '-', '-'], { input: pdf, maxBuffer: 2 ** 28 });
    const [seen, expected] = [countOf(stdout.toString()), countOf(JSON.stringify(data))];
    return seen < expected ? [`${seen} of ${expected} letters`] : [];
  });
  await printer.close();
  return good;
}
