import { z } from 'zod';

const httpUrl = z.string().regex(/^https?:\/\/[^\s?#]+$/, 'an http(s) URL without query or fragment');
/** A URL that names a folder: relative files are found below it. */
const folderUrl = httpUrl.regex(/\/$/, 'a URL that ends with /');

/** A URL that names a folder, or its path where it lies on the shop's own host. */
const folderAnywhere = z
  .string()
  .regex(/^(https?:\/)?\/[^\s?#/][^\s?#]*\/$/, 'an http(s) URL or a path that ends with /, without query');

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
  /** List the mails written to the outbox at `GET /dev/mailbox` of the API. */
  mailbox: z.boolean().default(false),
});

const company = z.strictObject({
  shopName: z.string(),
  legalName: z.string(),
  legalIdentity: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  /** For `tel:` links: international form without spaces. */
  phone: z.string().regex(/^\+\d{6,15}$/, 'an international number such as +33123456789'),
  phoneDisplayed: z.string(),
  email: z.email(),
  /** Sender of the shop's mails. */
  mailFrom: z.email(),
  /** Hours as the banner shows them. */
  serviceHours: z.string(),
  /** Hours as the contact page shows them. */
  contactHours: z.string(),
  /** Where customers pick up their orders ('Enlèvement par vos soins'), and when. */
  warehouse: z.strictObject({
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    hours: z.string(),
  }),
  promises: z.array(z.strictObject({ title: z.string(), text: z.string() })).length(3),
});

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
  /** Local environment only: the sandbox's script, whose host has a port that the provider's loader refuses. */
  scriptUrl: httpUrl.optional(),
});

const missing =
  'manque : chaque entrée de "remotes" dit ses "prefixes" (premières parties d\'adresses, p. ex. ["category-product"]) et ses "slots" (places dans la mise en page, p. ex. ["Search"]), [] pour aucun';
const saidOf = <Each extends z.ZodType>(each: Each) =>
  z.array(each, { error: ({ input }) => (input === undefined ? missing : undefined) });

/** Places for fragments in the shell's layout; a remote that fills one has a fragment of that name. */
const slot = z.enum(['Search', 'CartPanel']);
export type Slot = z.infer<typeof slot>;

const keysExpected = 'une clé publique Ed25519 (SPKI en base64, « MCowBQYDK2VwAyEA… »), ou une liste de clés';
/** Ed25519, as SPKI in base64. */
const publicKey = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z\d+/]{43}=$/);

const remote = z.strictObject({
  url: folderUrl,
  /** First parts of the URLs that lead to its pages; those of the shell's own pages are not to be had. */
  prefixes: saidOf(
    z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'une seule partie d’adresse : minuscules, chiffres et tirets'),
  ),
  slots: saidOf(slot),
  /** People who hold the private half of one of them may deploy; without it all who may write to the host. */
  publicKey: z
    .union([publicKey.transform((key) => [key]), z.array(publicKey).min(1, { error: keysExpected })], {
      error: keysExpected,
    })
    .optional(),
});

/** Refuses what two remotes claim: who gets it would depend on their order. */
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
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
  /** Public URL of the shop; links in mails start here. */
  shop: z.strictObject({ url: folderUrl }),
  api: z.strictObject({ url: folderUrl }),
  /** Where browsers find the hashed files of all builds of the shell; without it every shell gives them itself. */
  assets: z.strictObject({ url: folderAnywhere }).optional(),
  remotes: z
    .record(z.string().regex(/^mfe-[a-z-]+$/, 'the name of a remote, mfe-…'), remote)
    .superRefine(refuseSharedClaims),
  payment,
  /** Hosts other than the API's that product pictures may come from, e.g. `https://images.example`. */
  imageHosts: z.array(httpUrl).default([]),
  /** Year of the PDF catalogue: data, not code. */
  catalogueYear: z.number().int().min(2000).max(2100),
  /** The PDF catalogue, where the API makes none. */
  catalogueUrl: httpUrl.optional(),
  company,
  home: home.prefault({}),
  settings: settings.prefault({}),
});
export type Environment = z.infer<typeof Environment>;

/** What the HTML carries: the part that a browser needs, nothing else. */
export type PublicEnvironment = Pick<
  Environment,
  'name' | 'shop' | 'api' | 'imageHosts' | 'catalogueYear' | 'catalogueUrl' | 'company' | 'home'
> & {
  readonly payment: Omit<Environment['payment'], 'apiUrl'>;
  readonly settings: Omit<Environment['settings'], 'mailbox'>;
};

export function publicPart(environment: Environment): PublicEnvironment {
  const { apiUrl: _apiUrl, ...browserPayment } = environment.payment;
  const { mailbox: _mailbox, ...browserSettings } = environment.settings;
  const { name, shop, api, imageHosts, catalogueYear, company: seller, home: homePage } = environment;
  const { catalogueUrl } = environment;
  return {
    name,
    shop,
    api,
    imageHosts,
    catalogueYear,
    ...(catalogueUrl && { catalogueUrl }),
    company: seller,
    home: homePage,
    payment: browserPayment,
    settings: browserSettings,
  };
}
