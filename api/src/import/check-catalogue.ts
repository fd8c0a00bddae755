import { type CatalogueRow, catalogueRow, columns, requiredColumns } from './catalogue-row';
import { Faults, ImportError } from './import-errors';
import { type RawRow, type RawRows, readRows, validRows } from './read-file';
import { createSpool } from './spool';
import type { Quantity } from './store-stock';
import { TextMap } from './text-map';

type ImportedCategory = CatalogueRow['category'];
type ImportedSubcategory = CatalogueRow['subcategory'] & { readonly categoryCode: string };

/** A catalogue of a file; while `articles` is read, the other members grow. */
export interface ImportedCatalogue {
  /** By code, in the order of the file, like the sub-categories. */
  readonly categories: ReadonlyMap<string, ImportedCategory>;
  readonly subcategories: ReadonlyMap<string, ImportedSubcategory>;
  /** In the order of the file; only some are in memory at a time. */
  readonly articles: AsyncIterable<CatalogueRow>;
  readonly codes: { readonly size: number; has(code: string): boolean };
  /** Pieces of every article, to store before the articles. */
  readonly stocks?: AsyncIterable<Quantity>;
  /** Code of the article that replaces each ended one. */
  readonly replacements: ReadonlyMap<string, string>;
  readonly withoutVatRate: readonly string[];
}

const mostArticles = 1_000_000;

/** Reads the rows of a catalogue file. @throws {ImportError} in the iteration, when it is no such file */
export const readCatalogueFile = (path: string): AsyncIterable<RawRow> =>
  readRows(path, { entry: 'Article', allowed: columns, required: requiredColumns });

/**
 * Reads a catalogue once, and checks every row, and that the rows are consistent. From the first fault on, no
 * article is returned; the end throws an `ImportError` that lists all faults, one per line.
 */
export function readCatalogue(rows: RawRows, imageHosts: readonly string[]): ImportedCatalogue {
  const faults = new Faults();
  const codes = new CodeRegistry(faults);
  const withoutVatRate: string[] = [];
  async function* articles() {
    for await (const { position, data } of validRows(rows, catalogueRow(imageHosts), columns, faults)) {
      codes.add(position, data);
      if (data.vatRate === null) withoutVatRate.push(data.code);
      if (codes.positions.size > mostArticles)
        throw new ImportError('Plus de 1 000 000 d’articles : partagez le fichier.');
      if (faults.isEmpty) yield data;
    }
    codes.checkReferences();
    faults.throwIfAny();
  }
  const { categories, subcategories, positions, replacements } = codes;
  return { categories, subcategories, articles: articles(), codes: positions, replacements, withoutVatRate };
}

/** Checks a catalogue. @throws {ImportError} with all faults */
export async function checkCatalogue(rows: RawRows, imageHosts: readonly string[]) {
  const catalogue = readCatalogue(rows, imageHosts);
  const [articles, stocks] = [createSpool<CatalogueRow>(), createSpool<Quantity>()];
  for await (const article of catalogue.articles) {
    articles.add(article);
    stocks.add([article.code, article.stock]);
  }
  return { ...catalogue, articles, stocks } satisfies ImportedCatalogue;
}

const twoNames = ({ code, name }: ImportedCategory, other: string) =>
  `le code ${code} porte deux noms : « ${name} » et « ${other} »`;

const twoDescriptions = ({ code, description }: ImportedSubcategory, other: string | null) =>
  `le code ${code} n’a pas partout la même : ${[description, other].map((each) => (each ? `« ${each} »` : 'aucune')).join(' et ')}`;

/** Checks that rows with the same code agree with the first one; code and EAN of an article must be unique. */
class CodeRegistry {
  readonly positions = new TextMap();
  private readonly gtins = new TextMap();
  readonly replacements = new Map<string, string>();
  /** Position of the first article with each accessory. */
  private readonly accessories = new Map<string, string>();
  readonly categories = new Map<string, ImportedCategory>();
  readonly subcategories = new Map<string, ImportedSubcategory>();

  constructor(private readonly faults: Faults) {}

  add(position: string, row: CatalogueRow): void {
    const { code, gtin, replaces, accessories, category, subcategory } = row;
    const refuse = (field: string, reason: string) => this.faults.add(position, reason, field);
    const first = this.positions.get(code);
    if (first) refuse('code', `« ${code} » est déjà le code de : ${first}`);
    else this.positions.add(code, position);

    const owner = gtin && this.gtins.get(gtin);
    if (owner) refuse('ean', `${gtin} est déjà celui de « ${owner} »`);
    else if (gtin) this.gtins.add(gtin, code);

    for (const ended of replaces) {
      const other = this.replacements.get(ended);
      if (other) refuse('remplace', `« ${ended} » est déjà remplacé par « ${other} »`);
      else this.replacements.set(ended, code);
    }

    for (const accessory of accessories)
      if (!this.accessories.has(accessory)) this.accessories.set(accessory, position);

    const parent = this.categories.get(category.code);
    if (!parent) this.categories.set(category.code, category);
    else if (parent.name !== category.name) refuse('famille', twoNames(parent, category.name));

    const child = { ...subcategory, categoryCode: category.code };
    const known = this.subcategories.get(child.code);
    if (!known) this.subcategories.set(child.code, child);
    else if (known.name !== child.name) refuse('sous_famille', twoNames(known, child.name));
    else if (known.description !== child.description)
      refuse('sous_famille_description', twoDescriptions(known, child.description));
    else if (known.categoryCode !== child.categoryCode)
      refuse(
        'sous_famille',
        `le code ${child.code} est déjà dans la famille ${known.categoryCode} : donnez un autre sous_famille_code`,
      );
  }

  /** Checks that no article of the file has ended, and that accessories are in it; call it after the last row. */
  checkReferences(): void {
    for (const [accessory, position] of this.accessories)
      if (!this.positions.has(accessory))
        this.faults.add(position, `« ${accessory} » n’est pas dans le fichier`, 'accessoires');
    for (const [ended, code] of this.replacements) {
      const position = this.positions.get(ended);
      if (position)
        this.faults.add(position, `« ${ended} » est remplacé par « ${code} » : retirez sa ligne`, 'code');
    }
  }
}
