import { codeForm, longest } from 'shared-contracts/api/limits';
import { z } from 'zod';
import { gtinOf } from '../catalogue/gtin';
import { unaccented } from '../database/search-text';
import {
  filled,
  optional,
  optionalFigure,
  partsOf,
  readPackCount,
  readRate,
  readSalesPrice,
  readStock,
  required,
  text,
  webUrl,
} from './cell-values';
import { labellingFields, labellingOfRow } from './labelling';
import { longestImported } from './limits';

/** Columns without which a file is no catalogue. */
export const requiredColumns: readonly Column[] = [
  'code',
  'designation',
  'prix_ht',
  'tva',
  'famille',
  'sous_famille',
];

const codeRule = '3 à 20 lettres sans accent, chiffres ou tirets';
const code = text(200)
  .transform((value) => value.toUpperCase())
  .refine((value) => codeForm.test(value), `le code doit avoir ${codeRule}`);

const codes = text(2000)
  .transform((value) => partsOf(value.toUpperCase(), '|'))
  .refine((all) => all.every((each) => codeForm.test(each)), `chaque code doit avoir ${codeRule}`);

/** Derives a code from a name: 'Gants & masques' becomes GANTS-MASQUES. */
function codeFrom(name: string): string {
  const plain = unaccented(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-');
  return plain.replace(/^-/, '').slice(0, 20).replace(/-$/, '');
}

const sheet = (others: readonly string[], message: string) =>
  optional(500).refine(
    (value) => value === null || others.includes(value) || webUrl(value) !== null,
    message,
  );

/** Columns of a catalogue file with their validation, documented in `docs/catalogue-import.md`. */
function fieldsOf(imageHosts: readonly string[]) {
  const hosts = imageHosts.map((host) => new URL(host));
  const allowed = (value: string) => {
    const url = webUrl(value);
    return hosts.some((host) => url?.origin === host.origin && url.pathname.startsWith(host.pathname));
  };
  const hostList = imageHosts.length > 0 ? imageHosts.join(', ') : 'aucun n’est déclaré';
  return {
    code,
    reference: optional(50),
    ean: optional(50)
      .refine(
        (value) => value === null || gtinOf(value) !== null,
        'écrivez les 8, 12, 13 ou 14 chiffres du code-barres ; le dernier doit être la clé des autres',
      )
      .transform((value) => value && gtinOf(value)),
    remplace: codes,
    accessoires: codes,
    designation: filled(200),
    description: text(5000),
    prix_ht: required(readSalesPrice),
    tva: optionalFigure(readRate),
    famille_code: text(200),
    famille: filled(80),
    sous_famille_code: text(200),
    sous_famille: filled(80),
    sous_famille_description: optional(longestImported.subcategoryDescription),
    groupe_declinaison: optional(50),
    declinaison: optional(60),
    stock: optionalFigure(readStock),
    fiche_technique: sheet(['oui'], 'écrivez oui, une adresse http(s) ou rien'),
    fiche_securite: sheet([], 'écrivez une adresse http(s) ou rien'),
    image: optional(500).refine(
      (value) => value === null || allowed(value),
      `l’adresse doit être sur un hôte d’images de l’environnement (imageHosts : ${hostList})`,
    ),
    lot_quantite: optionalFigure(readPackCount),
    lot_unite: optional(30),
    contenance: optional(longest.fact),
    taille: optional(longest.fact),
    couleur: optional(longest.fact),
    matiere: optional(longest.fact),
    ecolabel: optional(longest.fact),
    ...labellingFields,
  };
}

type Column = keyof ReturnType<typeof fieldsOf>;
/** All columns that a catalogue file may have. */
export const columns = Object.keys(fieldsOf([])) as Column[];

/**
 * Creates the schema of a row, which converts it to an article of the database with its category.
 * @param imageHosts hosts of the environment file, the only ones that the Content-Security-Policy allows
 */
export function catalogueRow(imageHosts: readonly string[]) {
  return z.object(fieldsOf(imageHosts)).transform((row, context) => {
    const category = categoryOf(row.famille_code, row.famille, 'famille', context);
    const subcategory = categoryOf(row.sous_famille_code, row.sous_famille, 'sous_famille', context);
    if (row.lot_unite && row.lot_quantite === null)
      refuse(context, 'lot_quantite', 'valeur manquante : lot_unite est remplie');
    if (row.eco_participation !== null && row.eco_participation > row.prix_ht)
      refuse(context, 'eco_participation', 'dépasse prix_ht, dans lequel elle est comprise');
    return {
      code: row.code,
      reference: row.reference ?? row.code,
      gtin: row.ean,
      replaces: row.remplace,
      accessories: row.accessoires,
      designation: row.designation,
      description: row.description,
      priceHT: row.prix_ht,
      vatRate: row.tva,
      category,
      subcategory: { ...subcategory, description: row.sous_famille_description },
      variantGroup: row.groupe_declinaison,
      variantName: row.declinaison,
      stock: row.stock,
      technicalSheet: row.fiche_technique === 'oui' ? 'made' : row.fiche_technique,
      safetySheet: row.fiche_securite,
      photoUrl: row.image,
      packCount: row.lot_quantite,
      packUnit: row.lot_quantite === null ? null : (row.lot_unite ?? 'pièce'),
      content: row.contenance,
      size: row.taille,
      color: row.couleur,
      material: row.matiere,
      ecolabel: row.ecolabel,
      labelling: labellingOfRow(row, context),
    };
  });
}

const refuse = (context: z.RefinementCtx, column: Column, message: string) =>
  context.addIssue({ code: 'custom', path: [column], message });

function categoryOf(
  given: string,
  name: string,
  column: 'famille' | 'sous_famille',
  context: z.RefinementCtx,
): { code: string; name: string } {
  const known = given ? given.toUpperCase() : codeFrom(name);
  if (!codeForm.test(known)) {
    const message = `le code doit avoir ${codeRule}${given ? '' : ` : le nom « ${name} » n’en donne pas, remplissez cette colonne`}`;
    refuse(context, `${column}_code`, message);
  }
  return { code: known, name };
}

/** An article of a catalogue file: prices in euros, VAT in percent. */
export type CatalogueRow = z.infer<ReturnType<typeof catalogueRow>>;
