import { formatCount } from 'shared-contracts/pricing';
import type { Db } from '../database/database';
import { products } from '../database/schema';
import type { ImportedCatalogue } from './check-catalogue';
import { ImportError } from './import-errors';
import { codesBefore } from './store-catalogue';

/** Share of the articles that a file may remove without a question: a truncated file removes more. */
const unasked = 1 / 5;

/** Asks before an import that removes many articles, by `ask` (null: no terminal). @throws {ImportError} */
export async function confirmRemoval(
  db: Db,
  catalogue: Pick<ImportedCatalogue, 'codes'>,
  ask: ((question: string) => Promise<string>) | null,
): Promise<void> {
  const { stored, absent } = await codesBefore(db, products, catalogue.codes);
  if (absent.length <= stored * unasked) return;
  const what = `Le fichier retirerait ${formatCount(absent.length)} des ${formatCount(stored)} articles`;
  if (!ask) throw new ImportError(`${what} : si c’est voulu, ajoutez --yes. Rien n’a été importé.`);
  const typed = await ask(`${what}. Tapez oui : `);
  if (typed.trim().toLowerCase() !== 'oui') throw new ImportError('Rien n’a été importé.');
}
