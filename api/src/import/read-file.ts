import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Column, columnName, columns, requiredColumns } from './catalogue-row';
import { ImportError } from './faults';

/** One article of the file; `position` for messages: 'Ligne 12', 'Article 3'. */
export interface RawRow {
  readonly position: string;
  readonly fields: Readonly<Partial<Record<Column, string>>>;
  /** Why the row cannot be read at all. */
  readonly problem?: string;
}

const largestFile = 200 * 1024 * 1024;
const longestLine = 100_000;

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** @throws {ImportError} when the file as a whole is no catalogue */
export async function* readCatalogueFile(path: string): AsyncGenerator<RawRow> {
  const { encoding, start } = await inspect(path);
  if (/^\s*[[{]/.test(start)) yield* readJson(path, encoding);
  else yield* readCsv(path, encoding, delimiterOf(start));
}

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252, in parts.
 * @throws {ImportError} when it is empty, too large or no text
 */
export async function* readText(path: string): AsyncGenerator<string> {
  yield* decoded(path, (await inspect(path)).encoding);
}

async function requireSize(path: string): Promise<void> {
  const found = await stat(path).catch(() => {
    throw new ImportError(`« ${path} » ne peut pas être lu : vérifiez le chemin et les droits.`);
  });
  if (!found.isFile()) throw new ImportError(`« ${path} » n’est pas un fichier.`);
  if (found.size === 0) throw new ImportError('Le fichier est vide.');
  if (found.size > largestFile) throw new ImportError('Le fichier dépasse 200 Mio : partagez-le.');
}

/** Reads the file once to learn its encoding: UTF-8 when all of it is, else what Excel writes in France. */
async function inspect(path: string): Promise<{ encoding: Encoding; start: string }> {
  await requireSize(path);
  const strict = new TextDecoder('utf-8', { fatal: true });
  let head: Buffer | undefined;
  let utf8 = true;
  let zero = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    head ??= chunk;
    zero ||= chunk.includes(0);
    utf8 = utf8 && decodes(strict, chunk, true);
  }
  utf8 = utf8 && decodes(strict, undefined, false);
  const bytes = head ?? Buffer.alloc(0);
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new ImportError('C’est un classeur ou une archive : enregistrez-le au format CSV UTF-8.');
  }
  if (zero && !wide) throw new ImportError('Ce n’est pas un fichier de texte : attendu CSV ou JSON.');
  const encoding: Encoding = wide ? 'utf-16le' : utf8 ? 'utf-8' : 'windows-1252';
  return { encoding, start: new TextDecoder(encoding).decode(bytes) };
}

function decodes(decoder: TextDecoder, chunk: Buffer | undefined, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream });
    return true;
  } catch {
    return false;
  }
}

/** The heading line decides: French spreadsheets write semicolons. */
function delimiterOf(start: string): string {
  const heading = start.split(/\r?\n/, 1)[0] ?? '';
  const counted = [';', ',', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counted.reduce((one, other) => (other.count > one.count ? other : one)).mark;
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function* readCsv(path: string, encoding: Encoding, delimiter: string): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  });
  // Errors reach the loop below through the parser.
  pipeline(Readable.from(decoded(path, encoding)), parser, () => {});
  let names: Column[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!names) {
        names = checkedColumns(record);
        continue;
      }
      if (record.every((value) => value.trim() === '')) continue;
      const position = `Ligne ${info.lines}`;
      if (record.length !== names.length) {
        const problem = `${record.length} colonnes au lieu de ${names.length} (séparateur « ${delimiter} »)`;
        yield { position, fields: {}, problem };
        continue;
      }
      yield { position, fields: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
  if (!names) throw new ImportError('Le fichier est vide.');
}

function unreadable(error: CsvError): ImportError {
  const line = Number(error.lines);
  const where = Number.isInteger(line) ? `Ligne ${line} : ` : '';
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportError(
      `${where}plus de 100 000 caractères pour un seul article ; un guillemet n’est sans doute pas refermé.`,
    );
  }
  return new ImportError(
    `${where}les guillemets ne sont pas lisibles ; dans un texte, un guillemet s’écrit "".`,
  );
}

const isColumn = (name: string): name is Column => (columns as readonly string[]).includes(name);

/** @throws {ImportError} for columns that are missing, unknown or there twice */
function checkedColumns(headings: readonly string[]): Column[] {
  const names = headings.map(columnName);
  const list = (found: readonly string[]) => found.map((name) => `« ${name} »`).join(', ');
  const missing = requiredColumns.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new ImportError(`Colonnes manquantes : ${list(missing)}.`);
  const unknown = names.filter((name) => !isColumn(name));
  if (unknown.length > 0) {
    throw new ImportError(
      `Colonnes inconnues : ${list(unknown)}. Colonnes possibles : ${columns.join(', ')}.`,
    );
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new ImportError(`Colonnes présentes deux fois : ${list(twice)}.`);
  return names.filter(isColumn);
}

async function* readJson(path: string, encoding: Encoding): AsyncGenerator<RawRow> {
  const articles = parsed(new TextDecoder(encoding).decode(await readFile(path)));
  if (!Array.isArray(articles)) throw new ImportError('Le fichier JSON doit être une liste d’articles.');
  if (articles.length === 0) throw new ImportError('Le fichier est vide.');
  for (const [index, article] of articles.entries()) {
    yield { position: `Article ${index + 1}`, ...fieldsOf(article) };
  }
}

function fieldsOf(article: unknown): Pick<RawRow, 'fields' | 'problem'> {
  if (typeof article !== 'object' || article === null || Array.isArray(article))
    return { fields: {}, problem: 'ce n’est pas un objet' };
  const entries = Object.entries(article).map(([name, value]) => [columnName(name), value] as const);
  const odd = entries.find(
    ([name, value]) => !isColumn(name) || (typeof value === 'object' && value !== null),
  );
  if (odd)
    return { fields: {}, problem: `le champ « ${odd[0]} » est inconnu ou n’est pas une valeur simple` };
  return { fields: Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')])) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportError('Le fichier JSON n’est pas lisible.');
  }
}
