import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { OrderDocument } from 'shared-contracts/api/orders';
import type { Db } from '../../src/database/database';
import { CommandError, counted } from '../../src/operator-messages';
import { storeDocument } from '../../src/orders/order-documents';
import { findOrder } from '../../src/orders/read-orders';

const kinds: Readonly<Record<string, OrderDocument['kind']>> = {
  facture: 'invoice',
  avoir: 'credit-note',
  'bon-de-livraison': 'delivery-note',
};
const nameForm = /^(?<order>.+?)-(?<kind>facture|avoir|bon-de-livraison)(?<number>-\d{1,3})?\.pdf$/i;
const largestMegabytes = 10;

/** A file is refused; the message is the reason and the remedy. */
class Refused extends Error {}

/**
 * Stores the PDF files of a folder, named by order and kind, as documents of their orders.
 * @param say prints what became of each file, then the counts
 * @returns the number of refused files
 * @throws {CommandError} when the folder cannot be read
 */
export async function storeDocuments(db: Db, folder: string, say: (line: string) => void): Promise<number> {
  const names = await readdir(folder).catch(() => {
    throw new CommandError(`« ${folder} » n’est pas un dossier lisible : vérifiez le chemin et les droits.`);
  });
  const counts = { added: 0, replaced: 0, unchanged: 0, refused: 0 };
  for (const name of names.filter((each) => !each.startsWith('.')).sort()) {
    try {
      const { order, outcome } = await store(db, join(folder, name));
      counts[outcome] += 1;
      say(`${name} : ${words[outcome]} (${order}).`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      counts.refused += 1;
      say(`${name} : ${error.message}.`);
    }
  }
  const { added, replaced, unchanged, refused } = counts;
  const changed = `${counted(added, 'ajouté')}, ${counted(replaced, 'remplacé')}`;
  say(`${changed}, ${unchanged} sans effet, ${counted(refused, 'refusé')}.`);
  return refused;
}

/** What became of a file, in French. */
const words = {
  added: 'ajouté',
  replaced: 'remplace celui du même nom',
  unchanged: 'déjà enregistré, rien n’a changé',
} as const;

async function store(db: Db, path: string) {
  const { order = '', kind = '', number = '' } = nameForm.exec(basename(path))?.groups ?? {};
  const known = kinds[kind.toLowerCase()];
  if (!known)
    throw new Refused(
      'nommez le fichier comme CMD-2026-000123-facture.pdf, -avoir.pdf ou -bon-de-livraison.pdf (-facture-2.pdf pour un second)',
    );
  const found = await findOrder(db, order);
  if (!found) throw new Refused(`il n’y a pas de commande ${order} : corrigez le nom du fichier`);
  if (!found.customerId)
    throw new Refused('le compte de son client est effacé : gardez ce document chez vous');
  const name = `${found.number}-${kind.toLowerCase()}${number}.pdf`.replace(/[^\w.-]/g, '-');
  const document = { orderId: found.id, kind: known, name, content: await readPdf(path) };
  return { order: found.number, outcome: await storeDocument(db, document) };
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'n’est plus là, ou c’est un lien dont la cible manque : copiez le fichier lui-même',
  EACCES: 'ne peut pas être lu : vérifiez les droits',
  EPERM: 'ne peut pas être lu : vérifiez les droits',
};

/** @throws {Refused} for a fault of this file alone; a fault of the folder ends the import */
function refuseUnreadable(error: NodeJS.ErrnoException): never {
  const reason = unreadable[error.code ?? ''];
  throw reason ? new Refused(reason) : error;
}

/** @throws {Refused} for a file that is unreadable, too large, or without header and trailer of a PDF */
async function readPdf(path: string): Promise<Buffer> {
  const found = await stat(path).catch(refuseUnreadable);
  if (!found.isFile()) throw new Refused('ce n’est pas un fichier : déplacez-le');
  if (found.size > largestMegabytes * 1024 * 1024)
    throw new Refused(`dépasse ${largestMegabytes} Mo : réduisez les images du document`);
  const content = await readFile(path).catch(refuseUnreadable);
  if (content.toString('latin1', 0, 5) !== '%PDF-')
    throw new Refused('ce n’est pas un PDF : exportez de nouveau le document au format PDF');
  if (!content.subarray(-1024).includes('%%EOF'))
    throw new Refused('le PDF est incomplet : copiez ou exportez-le de nouveau');
  return content;
}
