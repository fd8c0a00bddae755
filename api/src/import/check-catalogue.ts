import { type CatalogueRow, catalogueRow, columns } from './catalogue-row';
import { ImportError } from './import-error';
import type { RawRow } from './read-file';

export interface ImportedFamily {
  readonly code: string;
  readonly name: string;
}

export interface ImportedCatalogue {
  readonly families: readonly ImportedFamily[];
  readonly subcategories: readonly (ImportedFamily & { readonly categoryCode: string })[];
  /** In the order of the file. */
  readonly articles: readonly CatalogueRow[];
}

/** So many faults are listed; whoever has more has one reason for all of them. */
export const listedFaults = 50;
const mostArticles = 200_000;
const noField = Object.fromEntries(columns.map((name) => [name, '']));

/**
 * Checks every row, and the rows against each other: all faults are told at once.
 * @throws {ImportError} with the faults, a line each
 */
export async function checkCatalogue(
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
  imageHosts: readonly string[],
): Promise<ImportedCatalogue> {
  const schema = catalogueRow(imageHosts);
  const faults = new Faults();
  const articles: CatalogueRow[] = [];
  const seen = new Map<string, string>();
  const families = new Map<string, ImportedFamily>();
  const subcategories = new Map<string, ImportedFamily & { categoryCode: string }>();

  for await (const { place, fields, problem } of rows) {
    if (problem) {
      faults.add(place, problem);
      continue;
    }
    const result = schema.safeParse({ ...noField, ...fields });
    if (!result.success) {
      for (const { path, message } of result.error.issues) faults.add(place, message, String(path[0]));
      continue;
    }
    const { data } = result;
    const { family, subcategory } = data;
    const first = seen.get(data.code);
    if (first) faults.add(place, `« ${data.code} » est déjà le code de : ${first}`, 'code');
    else seen.set(data.code, place);
    const knownFamily = families.get(family.code) ?? family;
    if (knownFamily.name !== family.name) {
      faults.add(
        place,
        `le code ${family.code} porte deux noms : « ${knownFamily.name} » et « ${family.name} »`,
        'famille',
      );
    }
    const known = subcategories.get(subcategory.code) ?? { ...subcategory, categoryCode: family.code };
    if (known.name !== subcategory.name) {
      faults.add(
        place,
        `le code ${subcategory.code} porte deux noms : « ${known.name} » et « ${subcategory.name} »`,
        'sous_famille',
      );
    } else if (known.categoryCode !== family.code) {
      faults.add(
        place,
        `le code ${subcategory.code} est déjà dans la famille ${known.categoryCode} : donnez un autre sous_famille_code`,
        'sous_famille',
      );
    }
    families.set(family.code, knownFamily);
    subcategories.set(subcategory.code, known);
    articles.push(data);
    if (articles.length > mostArticles)
      throw new ImportError('Plus de 200 000 articles : partagez le fichier.');
  }
  faults.throwIfAny();
  if (articles.length === 0) throw new ImportError('Le fichier ne contient aucun article.');
  return { families: [...families.values()], subcategories: [...subcategories.values()], articles };
}

class Faults {
  private readonly lines: string[] = [];
  private count = 0;

  add(place: string, reason: string, field?: string): void {
    this.count += 1;
    if (this.lines.length < listedFaults)
      this.lines.push(`${place}${field ? `, ${field}` : ''} : ${reason}.`);
  }

  throwIfAny(): void {
    if (this.count === 0) return;
    const others = this.count - this.lines.length;
    const rest = others > 0 ? [`… et ${others} ${others === 1 ? 'autre' : 'autres'}.`] : [];
    throw new ImportError([...this.lines, ...rest, 'Rien n’a été importé.'].join('\n'));
  }
}
