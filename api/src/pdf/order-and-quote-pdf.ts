import { buyerReferences } from 'shared-contracts/api/buyer-references';
import type { CancelledPart, OrderAddress } from 'shared-contracts/api/orders';
import { packLine } from 'shared-contracts/catalogue';
import type { Environment } from 'shared-contracts/environment';
import { latePaymentTerms } from 'shared-contracts/environment/late-payment-terms';
import {
  deliveryTerms,
  dueUnitPrice,
  formatDayOfYear,
  formatExact,
  formatPercent,
  formatUnitPrice,
  lineTotal,
  type PricedLine,
} from 'shared-contracts/pricing';
import { palette } from 'shared-ui/brand';
import { packOf } from '../database/schema/catalogue';
import { addressLines, deliveryLines } from '../orders/address-lines';
import { isDue, orderWords, paymentWords } from '../orders/order-words';
import type { OrderFacts } from '../orders/read-orders';
import { type AmountRow, receipt } from '../orders/receipt';
import { parisMoment } from '../paris-time';
import type { QuoteData } from './collect-quote';
import { bold, type Content, factTable, hairlines, innerHairlines, makePdf, right } from './pdf-layout';

interface ArticleLine extends PricedLine {
  readonly productCode: string;
  readonly designation: string;
  readonly packCount: number | null;
  readonly packUnit: string | null;
}

const boldRight = (text: string) => right(text, { bold: true });

/** Adds a note below content, if there is one. */
const noted = (content: Content, note: string | null | undefined): Content =>
  note ? { stack: [content, { text: note, style: 'quiet', fontSize: 8 }] } : content;

/** A table whose head is repeated on each page; no row is split across pages. */
const headedTable = (widths: readonly (number | string)[], head: Content[], rows: Content[][]) => ({
  table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...rows] },
  layout: { ...innerHairlines, fillColor: (row: number) => (row === 0 ? palette['petrol-tint'] : null) },
});

/** Creates the table of articles. @param discountRate percent */
export function articleTable(lines: readonly ArticleLine[], discountRate: number): Content {
  const head = [
    ...['Référence', 'Désignation'].map(bold),
    ...['Qté', 'Prix unitaire HT', 'TVA', 'Total HT'].map(boldRight),
  ];
  const rows = lines.map((line) => {
    const price = dueUnitPrice(line, discountRate);
    return [
      line.productCode,
      noted(line.designation, packLine(packOf(line), price)),
      right(String(line.quantity)),
      right(formatUnitPrice(price)),
      right(formatPercent(line.vatRate ?? 0)),
      right(formatExact(lineTotal(line, discountRate))),
    ];
  });
  const widths = [88, '*', 'auto', 'auto', 'auto', 'auto'];
  return { ...headedTable(widths, head, rows), fontSize: 9, margin: [0, 8, 0, 12] };
}

/** Data of the document of an order. */
export interface OrderData {
  readonly company: Environment['company'];
  readonly facts: OrderFacts;
}

function amountTable(rows: readonly AmountRow[]): Content {
  const body = rows.map(([label, amount, note], index) => {
    const isTotal = index === rows.length - 1;
    const look = isTotal ? { bold: true, fontSize: 13, color: palette.petrol } : {};
    return [noted({ text: label, ...look }, note), right(amount, look)];
  });
  return {
    unbreakable: true,
    columns: [
      { text: '', width: '*' },
      { table: { widths: ['*', 'auto'], body }, layout: hairlines, width: 300 },
    ],
  };
}

const block = (heading: string, lines: readonly string[]): Content => ({
  stack: [{ text: heading, style: 'heading' }, ...lines],
  unbreakable: true,
});

const parties = (...blocks: readonly Content[]): Content => ({
  columns: blocks,
  columnGap: 14,
  fontSize: 9,
  margin: [0, 0, 0, 4],
});

const seller = (company: Environment['company']): string[] => [
  company.legalName,
  company.street,
  `${company.postalCode} ${company.city}`,
  company.phoneDisplayed,
  company.email,
];

function discountNote(discountRate: number): Content[] {
  const text = `Remise comprise\u00a0: ${formatPercent(discountRate)}.`;
  return discountRate > 0 ? [{ text, style: 'quiet', margin: [0, 0, 0, 8] }] : [];
}

const cancelledLine = ({ quantity, productCode, cancelledOn }: CancelledPart) =>
  `${quantity} × ${productCode}, le ${formatDayOfYear(cancelledOn)}`;

/** Generates the document of an order, a 'Confirmation de commande' if it is paid or on account. */
export function makeOrderPdf(data: OrderData): Promise<Buffer> {
  const { order } = data.facts;
  return makePdf(data.company, `${orderWords(order).title} ${order.number}`, orderContent(data));
}

/** Lays out the document of an order. */
export function orderContent({ company, facts }: OrderData): Content[] {
  const { order, customer, lines } = facts;
  const { number, discountRate, purchaseOrderNumber, deliveryInstructions, cancelledParts } = order;
  const amounts = receipt(facts);
  const buyer = [customer.companyName, `${customer.firstName} ${customer.lastName}`, customer.emailAddress];
  return [
    { text: orderWords(order).title, style: 'quiet' },
    { text: number, style: 'title' },
    factTable([
      ['Commande du', parisMoment(order.createdAt)],
      ['Règlement', paymentWords(facts, 'votre compte', company)],
    ]),
    ...(purchaseOrderNumber ? [`Votre numéro de bon de commande\u00a0: ${purchaseOrderNumber}`] : []),
    ...buyerReferences(order),
    parties(block('Vendeur', seller(company)), block('Client', buyer)),
    parties(
      block(deliveryTerms[order.deliveryMode].label, deliveryLines(facts, company)),
      block('Adresse de facturation', addressLines(order.billing)),
    ),
    ...(deliveryInstructions ? [block('Consignes de livraison', [deliveryInstructions])] : []),
    articleTable(lines, discountRate),
    ...discountNote(discountRate),
    ...(cancelledParts.length > 0 ? [block('Articles annulés', cancelledParts.map(cancelledLine))] : []),
    amountTable(amounts),
    ...(isDue(order) ? [{ text: latePaymentTerms(company), style: 'quiet', margin: [0, 16, 0, 0] }] : []),
  ];
}

/** Generates the 'Devis indicatif' of a cart: today's prices, with each delivery mode. */
export function makeQuotePdf(quote: QuoteData): Promise<Buffer> {
  const { company, number, day, terms, customer, discountRate, lines, amounts, deliveries, missing } = quote;
  const { names, address, billing } = customer ?? { names: [], address: null, billing: null };
  const linesOf = (each: OrderAddress | null) => (each ? addressLines(each) : []);
  const absent = missing.map(({ productCode, quantity }) => `${productCode}, quantité ${quantity}`);
  const title = 'Devis indicatif';
  return makePdf(company, `${title} ${number}`, [
    { text: title, style: 'title' },
    factTable([
      ['Numéro', number],
      ['Date', day],
      ['Validité', 'prix du jour, confirmés à la commande'],
    ]),
    { text: terms, style: 'quiet' },
    parties(
      block('Vendeur', seller(company)),
      ...(customer ? [block('Client', [...names, ...linesOf(billing ?? address)])] : []),
      ...(billing ? [block('Adresse de livraison', linesOf(address))] : []),
    ),
    articleTable(lines, discountRate),
    ...discountNote(discountRate),
    amountTable(amounts),
    { text: 'Total TTC selon la livraison', style: 'heading' },
    headedTable(
      ['*', 'auto', 'auto'],
      [bold('Mode'), ...['Livraison', 'Total TTC'].map(boldRight)],
      deliveries.map(([mode, fee, total]) => [mode, right(fee), right(total)]),
    ),
    ...(absent.length > 0 ? [block('Articles non disponibles, compris dans aucun total', absent)] : []),
  ]);
}
