import { longest } from 'shared-contracts/api/limits';
import { z } from 'zod';
import { grouped } from '../database/rows';
import { unaccented } from '../database/search-text';
import {
  CellError,
  filled,
  optional,
  quoted,
  readPieces,
  required,
  unlessEmpty,
  webUrl,
} from './cell-values';
import type { RefusedRow } from './file-rows';
import { longestImported } from './limits';
import { type RawRow, readRows } from './read-file';

/** What a company's system reports of an order: one row, or the rows of one shipment or cancellation. */
export interface OrderReport {
  /** 'Ligne 3', 'Ligne 4, Ligne 5'. */
  readonly position: string;
  /** Number or id, as written. */
  readonly order: string;
  readonly state: 'paid' | 'prepared' | 'shipped' | 'delivered' | 'cancelled';
  /** Day in Paris (yyyy-mm-dd). */
  readonly on: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  /** Shipped or cancelled quantities by code or reference, as written; empty for all that are still to come. */
  readonly articles: ReadonlyMap<string, number>;
}

const states: ReadonlyMap<string, OrderReport['state']> = new Map([
  ['paye', 'paid'],
  ['prepare', 'prepared'],
  ['expedie', 'shipped'],
  ['livre', 'delivered'],
  ['annule', 'cancelled'],
]);
const stateOf = (cell = '') => states.get(unaccented(cell.trim()).replace(/ee$/, 'e'));

/** @throws {CellError} */
function readState(cell: string): OrderReport['state'] {
  const state = stateOf(cell);
  if (state) return state;
  throw new CellError(
    `${quoted(cell)} n’est pas un état : écrivez payée, préparée, expédiée, livrée ou annulée`,
  );
}

/** Parses 22/11/2026 or 2026-11-22 as 2026-11-22. @param today last accepted day @throws {CellError} */
function readDay(cell: string, today: string): string {
  const [day = '', month = '', year] = /^\d\d?\/\d\d?\/\d{4}$/.test(cell) ? cell.split('/') : [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
  const found = z.iso.date().safeParse(iso).data;
  if (!found) throw new CellError(`${quoted(cell)} n’est pas un jour : écrivez par exemple 22/11/2026`);
  if (found > today) throw new CellError(`${quoted(cell)} est dans le futur : corrigez-la`);
  return found;
}

/** Columns with their validation, documented in `docs/orders-import.md`. @param today last accepted day (yyyy-mm-dd) */
const cells = (today: string) => ({
  commande: filled(longest.orderReference),
  etat: required(readState),
  date: required((cell) => readDay(cell, today)),
  transporteur: optional(longestImported.carrier),
  numero_de_suivi: optional(longestImported.trackingNumber),
  lien_de_suivi: optional(longestImported.trackingUrl).refine(
    (value) => value === null || webUrl(value)?.protocol === 'https:',
    'écrivez une adresse https:// ou rien',
  ),
  article: optional(longest.reference),
  quantite: unlessEmpty(readPieces, 'écrivez un nombre entier, 1 au moins, ou supprimez la ligne'),
});

type ReportColumn = keyof ReturnType<typeof cells>;
/** All columns that a file of reports may have. */
export const reportColumns = Object.keys(cells('')) as ReportColumn[];

const schemaOf = (today: string) =>
  z.object(cells(today)).superRefine((row, context) => {
    const refuse = (column: ReportColumn, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    if (row.article && row.quantite === undefined)
      refuse('quantite', 'valeur manquante : remplissez-la, ou videz article');
    if (!row.article && row.quantite !== undefined)
      refuse('article', 'valeur manquante : remplissez-la, ou videz quantite');
    if (row.etat === 'shipped') return;
    for (const column of ['transporteur', 'lien_de_suivi'] as const)
      if (row[column]) refuse(column, 'videz cette cellule, qui n’a de sens que pour expédiée');
    if (row.article && row.etat !== 'cancelled')
      refuse('article', 'videz cette cellule, qui n’a de sens que pour expédiée et annulée');
    if (row.numero_de_suivi && row.etat !== 'delivered')
      refuse('numero_de_suivi', 'videz cette cellule, qui n’a de sens que pour expédiée et livrée');
  });
type Cells = z.infer<ReturnType<typeof schemaOf>>;

/**
 * Rows with the same key are one shipment: the same tracking number, or without one the same carrier and day;
 * or the parts of an order that were cancelled on one day.
 */
function keyOf({ position, fields }: RawRow): string {
  const { commande = '', etat, numero_de_suivi: number = '', transporteur, date, article } = fields;
  const state = stateOf(etat);
  const order = commande.trim().toUpperCase();
  if (state === 'cancelled' && article?.trim()) return JSON.stringify([order, state, date]);
  if (state !== 'shipped') return position;
  return JSON.stringify([order, number.trim() || [transporteur, date]]);
}

/**
 * Reads the reports of a file (its path) or of a request (its body). A refused row refuses the others of its
 * shipment or cancellation.
 * @param today last accepted day (yyyy-mm-dd)
 * @throws {ImportError} when the file is not a list with these columns
 */
export async function readOrderReports(
  source: string | Buffer,
  today: string,
): Promise<(OrderReport | RefusedRow)[]> {
  const rows: RawRow[] = [];
  const wanted = { entry: 'Ligne', allowed: reportColumns, required: ['commande', 'etat', 'date'] } as const;
  for await (const row of readRows(source, wanted)) rows.push(row);
  const schema = schemaOf(today);
  const empty = Object.fromEntries(reportColumns.map((name) => [name, '']));
  return [...grouped(rows, keyOf).values()].flatMap((group): readonly (OrderReport | RefusedRow)[] => {
    const read = group.map(({ position, fields, problem }) => {
      const { data, error } = schema.safeParse({ ...empty, ...fields });
      const faults =
        error?.issues.map(({ path: [column], message }) => `${String(column)} : ${message}`) ?? [];
      return { position, data, reason: problem ?? faults.join(' ; ') };
    });
    if (read.some(({ reason }) => reason)) {
      const event = eventOf(stateOf(group[0]?.fields.etat));
      const other = `une autre ligne de ${event} est refusée : corrigez-la`;
      return read.map(({ position, reason }) => ({ position, reason: reason || other }));
    }
    return reportOf(
      group.map(({ position }) => position),
      read.flatMap(({ data }) => data ?? []),
    );
  });
}

/** Names in French what the rows of a report are together. */
const eventOf = (state?: OrderReport['state']) => (state === 'cancelled' ? 'cette annulation' : 'cet envoi');

/** Joins the rows of one shipment or cancellation. */
function reportOf(positions: readonly string[], rows: readonly Cells[]): (OrderReport | RefusedRow)[] {
  const refuse = (reason: string) => positions.map((position) => ({ position, reason }));
  const [first] = rows;
  if (!first) return [];
  const articles = new Map(
    rows.flatMap(({ article, quantite }) => (article && quantite ? [[article.toUpperCase(), quantite]] : [])),
  );
  const differing = (['date', 'transporteur', 'lien_de_suivi'] as const).find((column) =>
    rows.some((row) => row[column] !== first[column]),
  );
  if (differing)
    return refuse(`${differing} : les lignes d’un même envoi doivent avoir la même valeur : corrigez-la`);
  if (rows.length > 1 && rows.some(({ article }) => !article))
    return refuse(
      'article : une des lignes de cet envoi n’en a pas : nommez-y les articles, ou gardez cette ligne seule',
    );
  if (rows.length > 1 && articles.size < rows.length)
    return refuse(`article : le même est deux fois dans ${eventOf(first.etat)} : additionnez ses quantités`);
  return [
    {
      position: positions.join(', '),
      order: first.commande,
      state: first.etat,
      on: first.date,
      carrier: first.transporteur,
      trackingNumber: first.numero_de_suivi,
      trackingUrl: first.lien_de_suivi,
      articles,
    },
  ];
}
