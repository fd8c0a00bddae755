import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import type { z } from 'zod';
import { unaccented } from '../database/search-text';
import { type Faults, ImportError } from './import-errors';
import { readText, textOf } from './read-text';

/** One entry of the file; `position` for messages: 'Ligne 12', 'Article 3'. */
export interface RawRow {
  readonly position: string;
  /** Texts by column. */
  readonly fields: Readonly<Record<string, string>>;
  /** The reason why the row cannot be read. */
  readonly problem?: string;
}

/** Rows that are read one at a time, or are all known. */
export type RawRows = Iterable<RawRow> | AsyncIterable<RawRow>;

/** Characters of an entry of a CSV file. */
const longestLine = 100_000;
/** Characters; lower than the limit of CSV, since JSON is parsed as a whole. */
const longestJson = 50 * 1024 * 1024;

/** What an entry of a file is, and its allowed and required columns. */
export interface FileColumns {
  readonly entry: 'Article' | 'Client' | 'Ligne';
  readonly allowed: readonly string[];
  readonly required: readonly string[];
}

const noneOf = { Article: 'aucun article', Client: 'aucun client', Ligne: 'aucune ligne' } as const;

/**
 * Reads the entries of a file, one at a time; only a part of it is in memory.
 * @param source path, or the content
 * @throws {ImportError} in the iteration, with the file's name, when it is not a list of entries with these columns
 */
export async function* readRows(source: string | Buffer, wanted: FileColumns): AsyncGenerator<RawRow> {
  try {
    let isEmpty = true;
    for await (const row of rowsOf(source, wanted)) {
      isEmpty = false;
      yield row;
    }
    if (isEmpty) throw new ImportError(`Le fichier ne contient ${noneOf[wanted.entry]} ; ajoutez-en.`);
  } catch (error) {
    if (!(error instanceof ImportError) || typeof source !== 'string') throw error;
    throw new ImportError(`${basename(source)} : ${error.message}`);
  }
}

async function* rowsOf(source: string | Buffer, wanted: FileColumns): AsyncGenerator<RawRow> {
  const text = typeof source === 'string' ? await readText(source) : textOf(source);
  const [start = ''] = text;
  if (/^\s*[[{]/.test(start)) yield* readJson(text, wanted);
  else yield* readCsv(text, delimiterOf(start), wanted);
}

/** Yields the rows that match the schema; missing columns are empty. Errors are added to `faults`. */
export async function* validRows<Row>(
  rows: RawRows,
  schema: z.ZodType<Row>,
  names: readonly string[],
  faults: Pick<Faults, 'add'>,
): AsyncGenerator<{ position: string; data: Row }> {
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  for await (const { position, fields, problem } of rows) {
    const { data, error } = schema.safeParse({ ...empty, ...fields });
    if (problem) faults.add(position, problem);
    else if (error)
      for (const { path, message } of error.issues) faults.add(position, message, path[0]?.toString());
    else yield { position, data };
  }
}

/** Detects the delimiter from the heading line: French spreadsheets write semicolons. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r?\n/, 1)[0] ?? '';
  const counted = [';', ',', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counted.reduce((one, other) => (other.count > one.count ? other : one)).mark;
}

/** Yields rows with the number of lines up to their end. @throws {ImportError} for invalid quotes */
export async function* parseCsv(
  text: Iterable<string>,
  options: Options,
): AsyncGenerator<{ record: string[]; info: { lines: number } }> {
  const rows = parse({ info: true, relax_column_count: true, skip_empty_lines: true, ...options });
  try {
    // Errors are thrown by the iteration.
    yield* pipeline(Readable.from(text), rows, () => undefined);
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}

function unreadable({ code, lines }: CsvError): ImportError {
  const line = Number(lines);
  const reason =
    code === 'CSV_MAX_RECORD_SIZE'
      ? 'plus de 100 000 caractères pour une seule entrée ; refermez les guillemets'
      : 'les guillemets ne sont pas lisibles ; dans un texte, doublez-les';
  return new ImportError(`${Number.isInteger(line) ? `Ligne ${line} : ` : ''}${reason}.`);
}

async function* readCsv(
  text: Iterable<string>,
  delimiter: string,
  wanted: FileColumns,
): AsyncGenerator<RawRow> {
  let names: string[] | null = null;
  for await (const { record, info } of parseCsv(text, { delimiter, max_record_size: longestLine })) {
    if (!names) names = checkedColumns(record, wanted);
    else if (record.some((value) => value.trim() !== ''))
      yield { position: `Ligne ${info.lines}`, ...namedCells(record, names, delimiter) };
  }
  if (!names) throw new ImportError('Le fichier est vide : exportez-le de nouveau.');
}

function namedCells(cells: string[], names: string[], delimiter: string): Omit<RawRow, 'position'> {
  if (cells.length === names.length)
    return { fields: Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) };
  const problem = `${cells.length} colonnes au lieu de ${names.length} (séparateur « ${delimiter} ») ; mettez entre guillemets un texte qui contient ce signe`;
  return { fields: {}, problem };
}

/** Returns the column that a heading or a field of JSON means: 'Prix HT' is prix_ht. */
const columnName = (heading: string) =>
  unaccented(heading.trim())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** @throws {ImportError} for columns that are missing, unknown or duplicate */
function checkedColumns(headings: readonly string[], { allowed, required }: FileColumns): string[] {
  const names = headings.map(columnName);
  const list = (found: readonly string[]) => found.map((name) => `« ${name} »`).join(', ');
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new ImportError(`Colonnes manquantes : ${list(missing)} ; ajoutez-les à la première ligne.`);
  const unknown = names.filter((name) => !allowed.includes(name));
  if (unknown.length > 0)
    throw new ImportError(
      `Colonnes inconnues : ${list(unknown)} ; supprimez-les. Colonnes possibles : ${allowed.join(', ')}.`,
    );
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0)
    throw new ImportError(`Colonnes présentes deux fois : ${list(twice)} ; supprimez-en une.`);
  return names;
}

function readJson(pieces: Iterable<string>, { entry, allowed }: FileColumns): RawRow[] {
  let text = '';
  for (const piece of pieces) {
    text += piece;
    if (text.length > longestJson)
      throw new ImportError('Le fichier JSON dépasse 50 Mio : enregistrez-le en CSV.');
  }
  const entries = parsed(text);
  if (!Array.isArray(entries))
    throw new ImportError('Le fichier JSON doit être une liste d’objets : écrivez-la entre [ et ].');
  return entries.map((each, index) => ({ position: `${entry} ${index + 1}`, ...fieldsOf(each, allowed) }));
}

function fieldsOf(given: unknown, allowed: readonly string[]): Pick<RawRow, 'fields' | 'problem'> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { fields: {}, problem: 'ce n’est pas un objet : écrivez-le entre { et }' };
  const entries = Object.entries(given).map(([name, value]) => [columnName(name), value] as const);
  const invalid = entries.find(
    ([name, value]) => !allowed.includes(name) || (typeof value === 'object' && value !== null),
  );
  if (invalid)
    return {
      fields: {},
      problem: `le champ « ${invalid[0]} » est inconnu ou n’est pas une valeur simple : corrigez-le`,
    };
  return { fields: Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')])) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('Le fichier JSON n’est pas lisible : exportez-le de nouveau.');
  }
}
