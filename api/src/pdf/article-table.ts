import { packLine } from 'shared-contracts/catalogue';
import {
  dueUnitPrice,
  formatExact,
  formatPercent,
  lineTotal,
  type PricedLine,
} from 'shared-contracts/pricing';
import { packOf } from '../database/schema/catalogue';
import { bold, type Content, hairlines, right } from './pdf';

/** An article on an order or a quote. */
export interface PaperLine extends PricedLine {
  readonly productCode: string;
  readonly designation: string;
  readonly packCount: number | null;
  readonly packUnit: string | null;
}

/** Its head stands on each page, and no row is torn. */
export function articleTable(lines: readonly PaperLine[], discountRate: number): Content {
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
    described(line, discountRate),
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

/** The article with how many pieces a pack of it has, and what one of them costs. */
function described(line: PaperLine, discountRate: number): Content {
  const pack = packLine(packOf(line), dueUnitPrice(line.priceHT, discountRate));
  return pack ? { stack: [line.designation, { text: pack, style: 'quiet', fontSize: 8 }] } : line.designation;
}
