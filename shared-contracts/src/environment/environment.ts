import { z } from 'zod';
import { isSiret, usableVatNumber } from '../api/company-ids';
import { slots } from '../remotes/slots';
import { sirenOf } from './legal-identity';

const httpUrl = z.string().regex(/^https?:\/\/[^\s?#]+$/, 'une adresse http(s) sans « ? » ni « # »');
/** A URL that names a folder: relative files are found below it. */
const folderUrl = httpUrl.regex(/\/$/, 'une adresse qui finit par /');

/** A URL that names a folder, or its path where it lies on the shop's own host. */
const folderAnywhere = z
  .string()
  .regex(/^(https?:\/)?\/[^\s?#/][^\s?#]*\/$/, 'une adresse http(s) ou un chemin, qui finit par /');

const settings = z.strictObject({
  /** `apply`: standard delivery is free from the thresholds on; `announce`: they are only shown. */
  freeDelivery: z.enum(['apply', 'announce']).default('apply'),
  /** Also skip French public holidays in delivery estimates. */
  skipPublicHolidays: z.boolean().default(false),
  /** Restore the scroll position on Back instead of the top of the page. */
  restoreScrollOnBack: z.boolean().default(false),
  /** Answer resets and registrations alike, whether the account exists or not. */
  hideAccountExistence: z.boolean().default(false),
  /** Show 'Renoncer au contrat' on an order's detail. */
  withdrawalEntry: z.boolean().default(true),
  /** The API lists the mails of the outbox at `GET /dev/mailbox`, and its calls at `GET /dev/openapi`. */
  mailbox: z.boolean().default(false),
});

const filled = z.string().trim().min(1, 'à remplir');

/** Version and first day of a legal text. */
const edition = z.strictObject({
  version: filled,
  date: z.iso.date('une date comme 2026-01-31'),
});

const company = z.strictObject({
  shopName: filled,
  legalName: filled,
  /** As 'Société par actions simplifiée'. */
  legalForm: filled,
  /** As '50 000 euros'; absent where the legal form has none. */
  capital: filled.optional(),
  /** Town of the commercial register, as 'Évry'. Its number is the beginning of the SIRET. */
  rcs: filled,
  siret: z
    .string()
    .regex(/^\d{14}$/, '14 chiffres sans espace')
    .refine(isSiret, 'un chiffre est faux : la clé de contrôle ne convient pas'),
  vatNumber: z
    .string()
    .regex(/^FR[\dA-HJ-NP-Z]{2}\d{9}$/, 'un numéro comme FR12345678901, sans espace')
    .refine((number) => usableVatNumber(number) === number, 'la clé (les deux signes après FR) est fausse'),
  /** Courts of disputes with professionals, as 'tribunaux de Lyon'. */
  courts: filled,
  /** Year since when the company has been at work. */
  founded: z.int().min(1000).max(2100),
  /** Square metres of the warehouse, where the pages name it. */
  warehouseArea: z.int().positive('un nombre de mètres carrés').optional(),
  publicationDirector: filled,
  host: z.strictObject({ name: filled, address: filled, phone: filled }),
  terms: edition,
  privacy: edition,
  /** Mailbox of the data protection officer; absent where there is none. */
  dataProtectionOfficer: z.email('une adresse e-mail').optional(),
  /** Whether consumers may buy: the texts alone change. */
  sellsToConsumers: z.boolean(),
  mediator: z.strictObject({ name: filled, address: filled, url: httpUrl }).optional(),
  /** Numbers of the producer's registrations (IDU) with eco-organisations. */
  producerNumbers: z.array(
    z.strictObject({
      organisation: filled,
      sector: filled,
      number: z.string().regex(/^FR\d{6}_\d{2}[0-9A-Z]{4}$/, 'un numéro comme FR123456_01ABCD'),
    }),
  ),
  accountPayment: z.strictObject({
    /** Days from the order to the last day for its payment; 60 at most (code de commerce, L. 441-10). */
    days: z.int().min(0).max(60, '60 jours au plus (code de commerce, article L. 441-10)'),
    /** Rate of interest for late payment, as 'trois fois l’intérêt légal'. */
    penaltyRate: filled,
    /** Discount for payment ahead of time, as '1 % sous 8 jours'; absent where there is none. */
    earlyDiscount: filled.optional(),
  }),
  /** Of an invented company: the shop says so. */
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
  /** Hours as the banner shows them. */
  serviceHours: filled,
  /** Hours as the contact page shows them. */
  contactHours: filled,
  /** Where customers pick up their orders ('Enlèvement par vos soins'), and when. */
  warehouse: z.strictObject({ street: filled, postalCode: filled, city: filled, hours: filled }),
  promises: z
    .array(z.strictObject({ title: filled, text: filled }))
    .length(3, 'trois promesses, ni plus ni moins'),
});

/** Refuses facts of a company that contradict each other. */
function refuseContradictions(given: z.infer<typeof company>, context: z.RefinementCtx) {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (!given.vatNumber.endsWith(sirenOf(given)))
    refuse('vatNumber', `finit par le SIREN, les neuf premiers chiffres du SIRET (${sirenOf(given)})`);
  if (given.sellsToConsumers && !given.mediator)
    refuse('mediator', 'manque : les consommateurs doivent le connaître (sinon "sellsToConsumers": false)');
}

/** What the home page shows beside the catalogue. An empty list leaves its block out. */
const home = z.strictObject({
  /** Codes of the articles of the house brand; one that the catalogue lacks is left out. */
  houseBrand: z.array(z.string().min(1)).max(8).default([]),
  /** Names of partner brands, as they are set on the page. */
  partners: z.array(z.string().min(1)).default([]),
});

const payment = z.strictObject({
  /** Host of the provider's browser script, `https://host/` without port (rule of the provider's loader). */
  domain: httpUrl,
  publicKey: z.string().regex(/^\d{2,8}:(|test)publickey_.+$/, 'shopId:[test]publickey_*'),
  /** URL of the provider's REST service; only the API calls it. */
  apiUrl: httpUrl,
  /** Of the sandbox, in local environments only: the provider's loader refuses a host with a port. */
  scriptUrl: httpUrl.optional(),
});

const missing =
  'manque : chaque entrée de "remotes" dit ses "prefixes" (premières parties d\'adresses, p. ex. ["category-product"]) et ses "slots" (places dans la mise en page, p. ex. ["Search"]), [] pour aucun';
const saidOf = <Each extends z.ZodType>(each: Each) =>
  z.array(each, { error: ({ input }) => (input === undefined ? missing : undefined) });

/** Of the shell's layout; a remote that fills one has a fragment of that name. */
const slot = z.enum(slots);

const keysExpected = 'une clé publique Ed25519 (SPKI en base64, « MCowBQYDK2VwAyEA… »), ou une liste de clés';
/** Ed25519, as SPKI in base64. */
const publicKey = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=$/);

const remote = z.strictObject({
  url: folderUrl,
  /** First parts of the URLs of its pages; those of the shell are taken. */
  prefixes: saidOf(
    z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'une seule partie d’adresse : minuscules, chiffres et tirets'),
  ),
  slots: saidOf(slot),
  /** Who holds the private half of a key may deploy; without a key, who may write to the host. */
  publicKey: z
    .union([publicKey.transform((key) => [key]), z.array(publicKey).min(1, { error: keysExpected })], {
      error: keysExpected,
    })
    .optional(),
});

/** Refuses two remotes with the same prefix or slot. */
function refuseSharedClaims(
  remotes: Readonly<Record<string, z.infer<typeof remote>>>,
  context: z.RefinementCtx,
) {
  for (const field of ['prefixes', 'slots'] as const) {
    const owners = new Map<string, string>();
    for (const [name, { [field]: claims }] of Object.entries(remotes)) {
      for (const claim of claims) {
        const owner = owners.get(claim) ?? name;
        owners.set(claim, owner);
        if (owner === name) continue;
        const message = `${owner} et ${name} réclament tous deux « ${claim} » : laissez-le à un seul`;
        context.addIssue({ code: 'custom', path: [name, field], message });
      }
    }
  }
}

/** One environment file: where everything is, who the company is, how the shop behaves. Never a secret. */
export const Environment = z.strictObject({
  /** For editors: where the JSON Schema lies. */
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'minuscules, chiffres et tirets'),
  /** Allows the demo company at public URLs. */
  demo: z.boolean().default(false),
  /** Public URL of the shop; links in mails start here. */
  shop: z.strictObject({ url: folderUrl }),
  api: z.strictObject({ url: folderUrl }),
  /** Where the hashed files of all builds of the shell are; without it every shell serves its own. */
  assets: z.strictObject({ url: folderAnywhere }).optional(),
  remotes: z
    .record(z.string().regex(/^mfe-[a-z\d-]+$/, 'le nom d’une partie, mfe-…'), remote)
    .superRefine(refuseSharedClaims),
  payment,
  /** Hosts other than the API's that product pictures may come from, e.g. `https://images.example`. */
  imageHosts: z.array(httpUrl).default([]),
  /** Origins that a link of a squad may name for its remote, in one browser alone; none: no link counts. */
  overrideOrigins: z
    .array(httpUrl.regex(/^https?:\/\/[^/]+$/, 'une origine comme https://aperçu.example'))
    .default([]),
  /** When a version that a share of visitors gets is taken back. */
  share: z
    .strictObject({
      /** Its visits with an error, at least. */
      errors: z.int().min(1).default(10),
      /** Its error rate, as a multiple of that of the version of the other visitors. */
      ratio: z.number().positive().default(3),
    })
    .prefault({}),
  /** Year of the PDF catalogue: data, not code. */
  catalogueYear: z.number().int().min(2000).max(2100),
  /** The PDF catalogue, where the API makes none. */
  catalogueUrl: httpUrl.optional(),
  company: company.superRefine(refuseContradictions),
  home: home.prefault({}),
  settings: settings.prefault({}),
});
export type Environment = z.infer<typeof Environment>;

const PublicEnvironment = z.object({
  ...Environment.pick({ name: true, shop: true, api: true, imageHosts: true, catalogueYear: true }).shape,
  ...Environment.pick({ catalogueUrl: true, company: true, home: true }).shape,
  payment: z.object(payment.omit({ apiUrl: true }).shape),
  settings: z.object(settings.omit({ mailbox: true }).shape),
});
/** What the HTML carries: the part that a browser needs, nothing else. */
export type PublicEnvironment = z.infer<typeof PublicEnvironment>;

export const publicPart = (environment: Environment): PublicEnvironment =>
  PublicEnvironment.parse(environment);
