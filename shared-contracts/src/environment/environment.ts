import { z } from 'zod';
import { retention } from '../api/retention';
import { canaryPercents } from '../remotes/canary';
import { slots } from '../remotes/slots';
import { company, filled } from './company';
import { folderAnywhere, folderUrl, httpUrl, origin } from './urls';

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

/** Message for a remote without `prefixes` or `slots`: an empty list must be written too. */
const claimsMissing =
  'manque : chaque entrée de "remotes" dit ses "prefixes" (premières parties d\'adresses, p. ex. ["category-product"]) et ses "slots" (places dans la mise en page, p. ex. ["Search"]), [] pour aucun';
/** A list of claims without default; if it is absent, the message says what it is for. */
const requiredClaims = <Each extends z.ZodType>(each: Each) =>
  z.array(each, { error: ({ input }) => (input === undefined ? claimsMissing : undefined) });

/** Adds an issue for a domain that the provider's loader refuses in the browser. */
function refuseUnloadable({ domain, scriptUrl }: z.infer<typeof payment>, context: z.RefinementCtx) {
  if (scriptUrl !== undefined || /^https?:\/\/[^/:]+\/$/.test(domain)) return;
  const message = 'https://hôte, sans port ni chemin (règle du script du prestataire)';
  context.addIssue({ code: 'custom', path: ['domain'], message });
}

const percents = `un de ${canaryPercents.join(', ')}`;
const keysExpected = 'une clé publique Ed25519 (SPKI en base64, « MCowBQYDK2VwAyEA… »), ou une liste de clés';
/** An Ed25519 public key, as SPKI in base64. */
const ed25519Key = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=$/);

const remote = z.strictObject({
  url: folderUrl,
  /** First path segments of its pages; the shell's own are not available. */
  prefixes: requiredClaims(
    z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'une seule partie d’adresse : minuscules, chiffres et tirets'),
  ),
  /** Slots of the shell's layout; the remote that fills one has a fragment of the same name. */
  slots: requiredClaims(z.enum(slots)),
  /** Only holders of their private keys may deploy; without keys, anyone with write access to the host. */
  publicKey: z
    .union([ed25519Key.transform((key) => [key]), z.array(ed25519Key).min(1, { error: keysExpected })], {
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
  /** URL of the hashed files of all shell builds; by default each shell serves its own files. */
  assets: z.strictObject({ url: folderAnywhere }).default({ url: '/' }),
  remotes: z
    .record(z.string().regex(/^mfe-[a-z\d-]{1,46}$/, 'le nom d’une partie, mfe-…, 50 signes au plus'), remote)
    .superRefine(refuseSharedClaims),
  payment: payment.superRefine(refuseUnloadable),
  /** Hosts of product pictures in addition to the API's, e.g. `https://images.example`. */
  imageHosts: z.array(httpUrl).max(20, '20 hôtes au plus').default([]),
  /** Origins from which a squad's link may load its remote, in one browser only; empty: links are ignored. */
  overrideOrigins: z.array(origin).max(20, '20 origines au plus').default([]),
  /** How a new version reaches the visitors, and when one that only some of them get ends. */
  canary: z
    .strictObject({
      /** Minimum number of its visits with an error. */
      errors: z.int().min(1).default(10),
      /** Its minimum error rate, as a multiple of the error rate of the version of all other visitors. */
      ratio: z.number().positive().default(3),
      /** Percentages of the visitors that a deployment goes through. */
      steps: z
        .array(z.number().refine((step) => canaryPercents.includes(step), percents))
        .default([1, 5, 20]),
      /** Minutes until all visitors get it. */
      minutes: z.number().positive().default(10),
    })
    .prefault({}),
  /** Year of the PDF catalogue. */
  catalogueYear: z.number().int().min(2000).max(2100),
  /** URL of the PDF catalogue if the API generates none. */
  catalogueUrl: httpUrl.optional(),
  company,
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

/** Returns the public part of an environment; all other fields are dropped. */
export const publicPart = (environment: Environment): PublicEnvironment =>
  PublicEnvironment.parse(environment);
