import type { OrderAddress } from 'shared-contracts/api/orders';
import type { Environment } from 'shared-contracts/environment';
import {
  deliveryLabels,
  dueUnitPrice,
  formatExact,
  formatPercent,
  lineTotal,
  type PricedLine,
  type QuoteSums,
  quoteNote,
} from 'shared-contracts/pricing';
import { addressLines, type OrderFacts, paymentWords, receipt } from '../mail/receipt';
import { parisMoment } from '../paris-time';
import { type Content, hairlines, makePdf } from './pdf';

/** A placed order, as its paper prints it. */
export interface OrderPaper {
  readonly company: Environment['company'];
  readonly facts: OrderFacts;
}

export interface QuotedLine extends PricedLine {
  readonly productCode: string;
  readonly designation: string;
}

/** What a cart would cost. */
export interface QuotePaper extends QuoteSums {
  readonly company: Environment['company'];
  /** A day of Paris in words. */
  readonly day: string;
  /** From when to when it holds, as a sentence. */
  readonly validity: string;
  /** Null for a visitor. */
  readonly customer: { readonly names: readonly string[]; readonly address: OrderAddress | null } | null;
  /** Percent. */
  readonly discountRate: number;
  readonly lines: readonly QuotedLine[];
  /** What was asked for and is not sold. */
  readonly missing: readonly { readonly productCode: string; readonly quantity: number }[];
}

const right = (text: string, more: object = {}): Content => ({
  text,
  alignment: 'right',
  noWrap: true,
  ...more,
});
const bold = (text: string): Content => ({ text, bold: true });

/** Its head stands on each page, and no row is torn. */
function articleTable(lines: readonly QuotedLine[], discountRate: number): Content {
  const head = [
    bold('Référence'),
    bold('Désignation'),
    right('Qté', { bold: true }),
    right('Prix unitaire HT', { bold: true }),
    right('TVA', { bold: true }),
    right('Total HT', { bold: true }),
  ];
  const rows = lines.map((line) => [
    line.productCode,
    line.designation,
    right(String(line.quantity)),
    right(formatExact(dueUnitPrice(line.priceHT, discountRate))),
    right(formatPercent(line.vatRate ?? 0)),
    right(formatExact(lineTotal(line, discountRate))),
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [88, '*', 'auto', 'auto', 'auto', 'auto'],
      body: [head, ...rows],
    },
    layout: hairlines,
    fontSize: 9,
    margin: [0, 8, 0, 12],
  };
}

/** Sums at the right edge, the last one in bold. */
function amountTable(rows: readonly (readonly [string, string])[]): Content {
  const body = rows.map(([label, amount], index) => {
    const isTotal = index === rows.length - 1;
    return [{ text: label, bold: isTotal }, right(amount, { bold: isTotal })];
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

const seller = (company: Environment['company']): string[] => [
  company.legalName,
  company.street,
  `${company.postalCode} ${company.city}`,
  company.phoneDisplayed,
  company.email,
];

const discountNote = (discountRate: number): Content[] =>
  discountRate > 0
    ? [{ text: `Remise comprise : ${formatPercent(discountRate)}.`, style: 'quiet', margin: [0, 0, 0, 8] }]
    : [];

/** 'Bon de commande': an order with all that a purchasing department files. */
export function makeOrderPdf({ company, facts }: OrderPaper): Promise<Buffer> {
  const { order, customer, lines } = facts;
  const { number, discountRate, purchaseOrderNumber, deliveryInstructions } = order;
  const sums = receipt(facts);
  const buyer = [customer.companyName, `${customer.firstName} ${customer.lastName}`, customer.emailAddress];
  return makePdf(company, `Bon de commande ${number}`, [
    { text: 'Bon de commande', style: 'quiet' },
    { text: number, style: 'title' },
    { text: `Commande du ${parisMoment(order.createdAt)}`, margin: [0, 0, 0, 4] },
    ...(purchaseOrderNumber ? [`Votre numéro de bon de commande : ${purchaseOrderNumber}`] : []),
    paymentWords(facts, 'votre compte'),
    { columns: [block('Vendeur', seller(company)), block('Client', buyer)], columnGap: 24 },
    {
      columns: [
        block(deliveryLabels[order.deliveryMode], addressLines(order.delivery)),
        block('Adresse de facturation', addressLines(order.billing)),
      ],
      columnGap: 24,
    },
    ...(deliveryInstructions ? [block('Consignes de livraison', [deliveryInstructions])] : []),
    articleTable(lines, discountRate),
    ...discountNote(discountRate),
    amountTable(sums.rows),
  ]);
}

/** 'Devis indicatif': what a cart would cost today, by each way of delivery. */
export function makeQuotePdf(paper: QuotePaper): Promise<Buffer> {
  const { company, day, validity, customer, discountRate, lines, amounts, deliveries, missing } = paper;
  const address = customer?.address ? addressLines(customer.address) : [];
  return makePdf(company, `Devis indicatif du ${day}`, [
    { text: company.shopName, style: 'quiet' },
    { text: 'Devis indicatif', style: 'title' },
    validity,
    {
      columns: [
        block('Vendeur', seller(company)),
        ...(customer ? [block('Client', [...customer.names, ...address])] : []),
      ],
      columnGap: 24,
    },
    articleTable(lines, discountRate),
    ...discountNote(discountRate),
    amountTable(amounts),
    { text: 'Total TTC selon la livraison', style: 'heading' },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 'auto', 'auto'],
        body: [
          [bold('Mode'), right('Livraison', { bold: true }), right('Total TTC', { bold: true })],
          ...deliveries.map(([mode, fee, total]) => [mode, right(fee), right(total)]),
        ],
      },
      layout: hairlines,
    },
    ...(missing.length > 0
      ? [
          block(
            'Articles non disponibles, compris dans aucun total',
            missing.map(({ productCode, quantity }) => `${productCode}, quantité ${quantity}`),
          ),
        ]
      : []),
    {
      text: quoteNote,
      style: 'quiet',
      margin: [0, 16, 0, 0],
    },
  ]);
}
