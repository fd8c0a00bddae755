import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { CsvError, type Options, parse } from 'csv-parse/sync';
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

/** Columns that a file may have, and those that it must have. */
interface FileColumns {
  readonly allowed: readonly Column[];
  readonly required: readonly Column[];
}

/** @throws {ImportError} when the file as a whole cannot be read as a list of articles with these columns */
export async function readCatalogueFile(
  path: string,
  wanted: FileColumns = { allowed: columns, required: requiredColumns },
): Promise<RawRow[]> {
  const text = await readText(path);
  return /^\s*[[{]/.test(text) ? readJson(text, wanted) : readCsv(text, wanted);
}

/**
 * The text of a file in UTF-8, in UTF-16, or as Excel writes it in France.
 * @throws {ImportError} when it is empty, too large or no text
 */
export async function readText(path: string): Promise<string> {
  const found = await stat(path).catch(() => {
    throw new ImportError(`« ${path} » ne peut pas être lu : vérifiez le chemin et les droits.`);
  });
  if (!found.isFile()) throw new ImportError(`« ${path} » n’est pas un fichier.`);
  if (found.size === 0) throw new ImportError('Le fichier est vide.');
  if (found.size > largestFile) throw new ImportError('Le fichier dépasse 200 Mio : partagez-le.');
  const bytes = await readFile(path);
  if (bytes.toString('latin1', 0, 2) === 'PK')
    throw new ImportError('C’est un classeur ou une archive : enregistrez-le au format CSV UTF-8.');
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (bytes.includes(0) && !isWide)
    throw new ImportError('Ce n’est pas un fichier de texte : attendu CSV ou JSON.');
  const encoding = isWide ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  return new TextDecoder(encoding).decode(bytes);
}

/** The heading line decides: French spreadsheets write semicolons. */
function delimiterOf(text: string): string {
  const heading = text.split(/\r?\n/, 1)[0] ?? '';
  const counted = [';', ',', '\t'].map((mark) => ({ mark, count: heading.split(mark).length }));
  return counted.reduce((one, other) => (other.count > one.count ? other : one)).mark;
}

interface CsvRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Rows with the numbers of their lines. @throws {ImportError} for quotes that cannot be read */
export function parseCsv(text: string, options: Options): CsvRow[] {
  try {
    const rows: unknown = parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      ...options,
    });
    return rows as CsvRow[];
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error) : error;
  }
}

function unreadable({ code, lines }: CsvError): ImportError {
  const line = Number(lines);
  const reason =
    code === 'CSV_MAX_RECORD_SIZE'
      ? 'plus de 100 000 caractères pour un seul article ; un guillemet n’est sans doute pas refermé'
      : 'les guillemets ne sont pas lisibles ; dans un texte, un guillemet s’écrit ""';
  return new ImportError(`${Number.isInteger(line) ? `Ligne ${line} : ` : ''}${reason}.`);
}

function readCsv(text: string, wanted: FileColumns): RawRow[] {
  const delimiter = delimiterOf(text);
  const [heading, ...rows] = parseCsv(text, { delimiter, max_record_size: longestLine });
  if (!heading) throw new ImportError('Le fichier est vide.');
  const names = checkedColumns(heading.record, wanted);
  return rows
    .filter(({ record }) => record.some((value) => value.trim() !== ''))
    .map(({ record, info }) => {
      const position = `Ligne ${info.lines}`;
      if (record.length === names.length)
        return { position, fields: Object.fromEntries(names.map((name, index) => [name, record[index]])) };
      const problem = `${record.length} colonnes au lieu de ${names.length} (séparateur « ${delimiter} »)`;
      return { position, fields: {}, problem };
    });
}

const isColumn =
  (allowed: readonly string[]) =>
  (name: string): name is Column =>
    allowed.includes(name);

/** @throws {ImportError} for columns that are missing, unknown or there twice */
function checkedColumns(headings: readonly string[], { allowed, required }: FileColumns): Column[] {
  const isAllowed = isColumn(allowed);
  const names = headings.map(columnName);
  const list = (found: readonly string[]) => found.map((name) => `« ${name} »`).join(', ');
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new ImportError(`Colonnes manquantes : ${list(missing)}.`);
  const unknown = names.filter((name) => !isAllowed(name));
  if (unknown.length > 0) {
    throw new ImportError(
      `Colonnes inconnues : ${list(unknown)}. Colonnes possibles : ${allowed.join(', ')}.`,
    );
  }
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new ImportError(`Colonnes présentes deux fois : ${list(twice)}.`);
  return names.filter(isAllowed);
}

function readJson(text: string, { allowed }: FileColumns): RawRow[] {
  const articles = parsed(text);
  if (!Array.isArray(articles)) throw new ImportError('Le fichier JSON doit être une liste d’articles.');
  if (articles.length === 0) throw new ImportError('Le fichier est vide.');
  return articles.map((article, index) => ({
    position: `Article ${index + 1}`,
    ...fieldsOf(article, isColumn(allowed)),
  }));
}

function fieldsOf(
  article: unknown,
  isAllowed: ReturnType<typeof isColumn>,
): Pick<RawRow, 'fields' | 'problem'> {
  if (typeof article !== 'object' || article === null || Array.isArray(article))
    return { fields: {}, problem: 'ce n’est pas un objet' };
  const entries = Object.entries(article).map(([name, value]) => [columnName(name), value] as const);
  const odd = entries.find(
    ([name, value]) => !isAllowed(name) || (typeof value === 'object' && value !== null),
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
