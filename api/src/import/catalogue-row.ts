import { codeForm } from 'shared-contracts/api/codes';
import { z } from 'zod';
import { unaccented } from '../database/search-text';
import { FigureError, readPackCount, readPrice, readRate, readStock } from './numbers';

/** Columns of a catalogue file; `docs/catalogue-import.md` explains them. */
export const columns = [
  'code',
  'reference',
  'designation',
  'description',
  'prix_ht',
  'tva',
  'famille_code',
  'famille',
  'sous_famille_code',
  'sous_famille',
  'groupe_declinaison',
  'declinaison',
  'stock',
  'fiche_technique',
  'fiche_securite',
  'image',
  'lot_quantite',
  'lot_unite',
  'contenance',
  'taille',
  'couleur',
  'matiere',
  'ecolabel',
] as const;
export type Column = (typeof columns)[number];

export const requiredColumns: readonly Column[] = [
  'code',
  'designation',
  'prix_ht',
  'tva',
  'famille',
  'sous_famille',
];

export const columnName = (heading: string) =>
  unaccented(heading.trim())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Text without control characters; the line breaks of a description may stay. */
function text(longest: number) {
  return z
    .string()
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => value.length <= longest, `plus de ${longest} caractères`)
    .refine((value) => !/[^\P{Cc}\n]/u.test(value), 'caractère de contrôle interdit');
}

const filled = (longest: number) => text(longest).refine((value) => value !== '', 'valeur manquante');
const optional = (longest: number) => text(longest).transform((value) => value || null);

function figure(read: (value: string) => number) {
  return z.string().transform((value, context) => {
    try {
      return read(value);
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      context.addIssue({ code: 'custom', message: value.trim() ? error.message : 'valeur manquante' });
      return z.NEVER;
    }
  });
}

/** A figure that may be missing. */
const optionalFigure = (read: (value: string) => number) =>
  z
    .string()
    .transform((value) => value.trim() || null)
    .pipe(figure(read).nullable());

const codeRule = '3 à 20 lettres sans accent, chiffres ou tirets';
const code = text(200)
  .transform((value) => value.toUpperCase())
  .refine((value) => codeForm.test(value), `le code doit avoir ${codeRule}`);

/** A code made of a name: 'Gants & masques' becomes GANTS-MASQUES. */
function codeFrom(name: string): string {
  const plain = unaccented(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-');
  return plain.replace(/^-/, '').slice(0, 20).replace(/-$/, '');
}

function webUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username ? url : null;
}

const sheet = (others: readonly string[], message: string) =>
  optional(500).refine(
    (value) => value === null || others.includes(value) || webUrl(value) !== null,
    message,
  );

/** @param imageHosts of the environment: the shop's Content-Security-Policy lets browsers load pictures from nowhere else */
export function catalogueRow(imageHosts: readonly string[]) {
  const hosts = imageHosts.map((host) => new URL(host));
  const allowed = (value: string) => {
    const url = webUrl(value);
    return hosts.some((host) => url?.origin === host.origin && url.pathname.startsWith(host.pathname));
  };
  const hostList = imageHosts.length > 0 ? imageHosts.join(', ') : 'aucun n’est déclaré';
  return z
    .object({
      code,
      reference: optional(50),
      designation: filled(200),
      description: text(5000),
      prix_ht: figure(readPrice),
      tva: figure(readRate),
      famille_code: text(200),
      famille: filled(80),
      sous_famille_code: text(200),
      sous_famille: filled(80),
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
      contenance: optional(60),
      taille: optional(60),
      couleur: optional(60),
      matiere: optional(60),
      ecolabel: optional(60),
    })
    .transform((row, context) => {
      const category = categoryOf(row.famille_code, row.famille, 'famille', context);
      const subcategory = categoryOf(row.sous_famille_code, row.sous_famille, 'sous_famille', context);
      if (row.lot_unite && !row.lot_quantite)
        context.addIssue({ code: 'custom', path: ['lot_quantite'], message: 'valeur manquante : lot_unite est remplie' });
      return {
        code: row.code,
        reference: row.reference ?? row.code,
        designation: row.designation,
        description: row.description,
        priceHT: row.prix_ht,
        vatRate: row.tva,
        category,
        subcategory,
        variantGroup: row.groupe_declinaison,
        variantName: row.declinaison,
        stock: row.stock,
        technicalSheet: row.fiche_technique === 'oui' ? 'made' : row.fiche_technique,
        safetySheet: row.fiche_securite,
        photoUrl: row.image,
        packCount: row.lot_quantite,
        packUnit: row.lot_quantite && (row.lot_unite ?? 'pièce'),
        content: row.contenance,
        size: row.taille,
        color: row.couleur,
        material: row.matiere,
        ecolabel: row.ecolabel,
      };
    });
}

function categoryOf(
  given: string,
  name: string,
  column: 'famille' | 'sous_famille',
  context: z.RefinementCtx,
): { code: string; name: string } {
  const known = given ? given.toUpperCase() : codeFrom(name);
  if (!codeForm.test(known)) {
    const message = `le code doit avoir ${codeRule}${given ? '' : ` : le nom « ${name} » n’en donne pas, remplissez cette colonne`}`;
    context.addIssue({ code: 'custom', path: [`${column}_code`], message });
  }
  return { code: known, name };
}

export type CatalogueRow = z.infer<ReturnType<typeof catalogueRow>>;
