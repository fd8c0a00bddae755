import { z } from 'zod';
import { isSiret, sirenOf, usableVatNumber } from '../api/company-ids';
import { retention } from '../api/retention';
import { slots } from '../remotes/slots';

/** A canonical URL whose host and path need no escape in a header, policy, attribute, stylesheet or script. */
const plainUrl = /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?(\/[\w.~%+,=@-]+)*\/?$/;

/** Returns the URL in the form of the URL standard (lower case, Punycode), which no later parser refuses. */
function canonical(text: string, context: z.RefinementCtx): string {
  const url = z.url().safeParse(text).success ? new URL(text).href : '';
  const message =
    'une adresse comme https://boutique.example:8443/dossier/ : vérifiez l’hôte, le port et les signes';
  if (!plainUrl.test(url)) context.addIssue({ code: 'custom', message });
  return url;
}

const ownHost = 'http://localhost';
const urlText = z.string().max(500, '500 caractères au plus');
const httpUrlText = urlText.regex(/^https?:\/\/[^\s?#]+$/, 'une adresse http(s) sans « ? » ni « # »');
const httpUrl = httpUrlText.transform(canonical);
/** URL of a folder: relative URLs of files are resolved against it. */
const folderUrl = httpUrlText.regex(/\/$/, 'une adresse qui finit par /').transform(canonical);
/** URL without a path. */
const origin = httpUrlText
  .regex(/^https?:\/\/[^/]+$/, 'une origine comme https://aperçu.example')
  .transform((text, context) => canonical(text, context).replace(/\/$/, ''));

/** URL of a folder, or only its path if it is on the shop's own host. */
const folderAnywhere = urlText
  .regex(/^(https?:\/)?\/[^\s?#/][^\s?#]*\/$/, 'une adresse http(s) ou un chemin, qui finit par /')
  .transform((text, context) =>
    text.startsWith('/')
      ? canonical(ownHost + text, context).slice(ownHost.length)
      : canonical(text, context),
  );

const settings = z.strictObject({
  /** `apply`: standard delivery is free from the thresholds; `announce`: the thresholds are only shown. */
  freeDelivery: z.enum(['apply', 'announce']).default('apply'),
  /** Show how many pieces are in stock, instead of 'Disponible'. */
  showStock: z.boolean().default(false),
  /** Also skip French public holidays in delivery estimates. */
  skipPublicHolidays: z.boolean().default(false),
  /** Restore the scroll position on Back instead of the top of the page. */
  restoreScrollOnBack: z.boolean().default(false),
  /** Respond to resets and registrations in the same way whether or not the account exists. */
  hideAccountExistence: z.boolean().default(false),
  /** Show 'Renoncer au contrat' on an order's detail. */
  withdrawalEntry: z.boolean().default(true),
  /** Years without a sign-in after which an account is erased. */
  unusedAccountYears: z.int().min(2).max(10).default(retention.unusedYears),
  /** The API lists the emails of the outbox at `GET /dev/mailbox`, and its calls at `GET /dev/openapi`. */
  mailbox: z.boolean().default(false),
});

/** A text in one line, for pages, PDFs, and headers of emails. */
const filled = z
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

const company = z.strictObject({
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
function refuseContradictions(given: z.infer<typeof company>, context: z.RefinementCtx) {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const siren = sirenOf(given.siret);
  if (!given.vatNumber.endsWith(siren))
    refuse('vatNumber', `finit par le SIREN, les neuf premiers chiffres du SIRET (${siren})`);
  if (given.sellsToConsumers && !given.mediator)
    refuse('mediator', 'manque : les consommateurs doivent le connaître (sinon "sellsToConsumers": false)');
}

/** Content of the home page in addition to the catalogue. A block with an empty list is not shown. */
const home = z.strictObject({
  /** Codes of the articles of the house brand; codes that are not in the catalogue are ignored. */
  houseBrand: z.array(filled).max(8).default([]),
  /** Names of partner brands, as shown on the page. */
  partners: z.array(filled).default([]),
});

const payment = z.strictObject({
  /** Host of the provider's browser script, `https://host/` without port (rule of the provider's loader). */
  domain: httpUrl,
  publicKey: z.string().regex(/^\d{2,8}:(|test)publickey_\S{1,200}$/, 'shopId:[test]publickey_*'),
  /** URL of the provider's REST service; only the API calls it. */
  apiUrl: httpUrl,
  /** URL of the sandbox's script for local environments; the provider's loader refuses hosts with a port. */
  scriptUrl: httpUrl.optional(),
});

const missing =
  'manque : chaque entrée de "remotes" dit ses "prefixes" (premières parties d\'adresses, p. ex. ["category-product"]) et ses "slots" (places dans la mise en page, p. ex. ["Search"]), [] pour aucun';
const saidOf = <Each extends z.ZodType>(each: Each) =>
  z.array(each, { error: ({ input }) => (input === undefined ? missing : undefined) });

/** Adds an issue for a domain that the provider's loader refuses in the browser. */
function refuseUnloadable({ domain, scriptUrl }: z.infer<typeof payment>, context: z.RefinementCtx) {
  if (scriptUrl !== undefined || /^https?:\/\/[^/:]+\/$/.test(domain)) return;
  const message = 'https://hôte, sans port ni chemin (règle du script du prestataire)';
  context.addIssue({ code: 'custom', path: ['domain'], message });
}

/** A slot of the shell's layout; the remote that fills it has a fragment of the same name. */
const slot = z.enum(slots);

const keysExpected = 'une clé publique Ed25519 (SPKI en base64, « MCowBQYDK2VwAyEA… »), ou une liste de clés';
/** An Ed25519 public key, as SPKI in base64. */
const publicKey = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=$/);

const remote = z.strictObject({
  url: folderUrl,
  /** First path segments of its pages; the shell's own are not available. */
  prefixes: saidOf(
    z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'une seule partie d’adresse : minuscules, chiffres et tirets'),
  ),
  slots: saidOf(slot),
  /** Only holders of their private keys may deploy; without keys, anyone with write access to the host. */
  publicKey: z
    .union([publicKey.transform((key) => [key]), z.array(publicKey).min(1, { error: keysExpected })], {
      error: keysExpected,
    })
    .optional(),
});

/** Adds an issue for each prefix or slot that two remotes claim. */
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

/** Schema of an environment file: URLs of all parts, facts of the company, settings. It has no secrets. */
export const Environment = z.strictObject({
  /** Path of the JSON Schema, for editors. */
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, '50 minuscules, chiffres et tirets au plus'),
  /** Allows the demo company at public URLs. */
  demo: z.boolean().default(false),
  /** Public URL of the shop, also used in links of emails. */
  shop: z.strictObject({ url: folderUrl }),
  api: z.strictObject({ url: folderUrl }),
  /** URL of the hashed files of all shell builds; without it each shell serves its own files. */
  assets: z.strictObject({ url: folderAnywhere }).optional(),
  remotes: z
    .record(z.string().regex(/^mfe-[a-z\d-]{1,46}$/, 'le nom d’une partie, mfe-…, 50 signes au plus'), remote)
    .superRefine(refuseSharedClaims),
  payment: payment.superRefine(refuseUnloadable),
  /** Hosts of product pictures in addition to the API's, e.g. `https://images.example`. */
  imageHosts: z.array(httpUrl).max(20, '20 hôtes au plus').default([]),
  /** Origins from which a squad's link may load its remote, in one browser only; empty: links are ignored. */
  overrideOrigins: z.array(origin).max(20, '20 origines au plus').default([]),
  /** When a version that only some visitors get ends. */
  canary: z
    .strictObject({
      /** Minimum number of its visits with an error. */
      errors: z.int().min(1).default(10),
      /** Its minimum error rate, as a multiple of the error rate of the version of all other visitors. */
      ratio: z.number().positive().default(3),
    })
    .prefault({}),
  /** Year of the PDF catalogue. */
  catalogueYear: z.number().int().min(2000).max(2100),
  /** URL of the PDF catalogue if the API generates none. */
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
/** The part of the environment that the HTML contains: only what a browser needs. */
export type PublicEnvironment = z.infer<typeof PublicEnvironment>;

export const publicPart = (environment: Environment): PublicEnvironment =>
  PublicEnvironment.parse(environment);
