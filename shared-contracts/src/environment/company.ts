import { z } from 'zod';
import { isSiret, sirenOf, usableVatNumber } from '../api/company-ids';
import { httpUrl } from './urls';

/** A text in one line, for pages, PDFs, and headers of emails. */
export const filled = z
  .string()
  .trim()
  .min(1, 'à remplir')
  .max(500, '500 caractères au plus')
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'une seule ligne, sans caractère de commande');

/** Version and effective date of a legal text. */
const edition = z.strictObject({
  version: filled,
  date: z.iso.date('une date comme 2026-01-31'),
});

const facts = z.strictObject({
  shopName: filled,
  legalName: filled,
  /** As 'Société par actions simplifiée'. */
  legalForm: filled,
  /** As '50 000 euros'; absent if the legal form has no capital. */
  capital: filled.optional(),
  /** Town of the commercial register, as 'Évry'. The registration number is the beginning of the SIRET. */
  rcs: filled,
  siret: z
    .string()
    .regex(/^\d{14}$/, '14 chiffres sans espace')
    .refine(isSiret, 'un chiffre est faux : la clé de contrôle ne convient pas'),
  vatNumber: z
    .string()
    .regex(/^FR[\dA-HJ-NP-Z]{2}\d{9}$/, 'un numéro comme FR12345678901, sans espace')
    .refine((number) => usableVatNumber(number) === number, 'la clé (les deux signes après FR) est fausse'),
  /** Competent courts for disputes with professionals, as 'tribunaux de Lyon'. */
  courts: filled,
  /** Year in which the company was founded. */
  founded: z.int().min(1000).max(2100),
  /** Area of the warehouse in square metres; absent if the pages should not show it. */
  warehouseArea: z.int().positive('un nombre de mètres carrés').optional(),
  publicationDirector: filled,
  host: z.strictObject({ name: filled, address: filled, phone: filled }),
  terms: edition,
  privacy: edition,
  /** Email address of the data protection officer; absent if there is none. */
  dataProtectionOfficer: z.email('une adresse e-mail').optional(),
  /** Whether consumers may buy: changes only the legal texts. */
  sellsToConsumers: z.boolean(),
  mediator: z.strictObject({ name: filled, address: filled, url: httpUrl }).optional(),
  /** Registration numbers of the producer (IDU) with eco-organisations. */
  producerNumbers: z.array(
    z.strictObject({
      organisation: filled,
      sector: filled,
      number: z.string().regex(/^FR\d{6}_\d{2}[0-9A-Z]{4}$/, 'un numéro comme FR123456_01ABCD'),
    }),
  ),
  accountPayment: z.strictObject({
    /** Days from the order to the last day of payment; at most 60 (code de commerce, L. 441-10). */
    days: z.int().min(0).max(60, '60 jours au plus (code de commerce, article L. 441-10)'),
    /** Rate of interest for late payment, as 'trois fois l’intérêt légal'. */
    penaltyRate: filled,
    /** Discount for early payment, as '1 % sous 8 jours'; absent if there is none. */
    earlyDiscount: filled.optional(),
  }),
  /** For a fictitious company: texts by which the shop says so. */
  demonstration: z
    .strictObject({
      /** Follows the company's name in legal texts. */
      mention: filled,
      /** First paragraph of the legal notice. */
      notice: filled,
    })
    .optional(),
  street: filled,
  postalCode: filled,
  city: filled,
  country: filled,
  /** For `tel:` links: international form without spaces. */
  phone: z.string().regex(/^\+\d{6,15}$/, 'un numéro international comme +33123456789'),
  phoneDisplayed: filled,
  email: z.email('une adresse e-mail'),
  mailFrom: z.email('une adresse e-mail'),
  /** Hours shown in the banner. */
  serviceHours: filled,
  /** Hours shown on the contact page. */
  contactHours: filled,
  /** Where customers pick up their orders ('Enlèvement par vos soins'), and when. */
  warehouse: z.strictObject({ street: filled, postalCode: filled, city: filled, hours: filled }),
  promises: z
    .array(z.strictObject({ title: filled, text: filled }))
    .length(3, 'trois promesses, ni plus ni moins'),
});

/** Adds an issue for each contradiction between facts of the company. */
function refuseContradictions(given: z.infer<typeof facts>, context: z.RefinementCtx) {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const siren = sirenOf(given.siret);
  if (!given.vatNumber.endsWith(siren))
    refuse('vatNumber', `finit par le SIREN, les neuf premiers chiffres du SIRET (${siren})`);
  if (given.sellsToConsumers && !given.mediator)
    refuse('mediator', 'manque : les consommateurs doivent le connaître (sinon "sellsToConsumers": false)');
}

/** Facts of the company that runs the shop, without contradictions. */
export const company = facts.superRefine(refuseContradictions);
