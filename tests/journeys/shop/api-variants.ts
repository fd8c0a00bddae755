/** How the responses of an API that implements only the specification differ from ours. */
export interface ApiVariant {
  /** Changes the JSON of a response. */
  change(data: unknown): unknown;
  /** Replaces ids of this API by ours in the URL or the body of a request. */
  idsIn(request: string): string;
  /** Returns a path of the shop with the ids of this API. */
  path(path: string): string;
  /** Status, body and type of the response to a path beyond the specification. */
  readonly unknownPath: readonly [number, (object | string)?, string?];
  /** The console names what is missing or wrong. */
  readonly isFaulty?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An API whose gateway answers 401 to unknown paths, which would end a session. */
export const asSpecified: ApiVariant = {
  change: (data) => data,
  idsIn: (request) => request,
  path: (path) => path,
  unknownPath: [401, {}],
};

/** Returns a change of the fields of each object, the inner ones first. */
function objects(change: (fields: readonly [string, unknown][]) => object) {
  return function changed(data: unknown): unknown {
    if (Array.isArray(data)) return data.map(changed);
    if (!isObject(data)) return data;
    return change(Object.entries(data).map(([name, value]) => [name, changed(value)]));
  };
}

const ids = ['id', 'orderId', 'Code', 'code', 'productCode'];
const firstNumber = 900_001;
const known: string[] = [];

/** Returns the number that replaces an id. */
function numberOf(id: string): number {
  if (!known.includes(id)) known.push(id);
  return firstNumber + known.indexOf(id);
}

/** Fields without which nothing can be shown or ordered, and of the amount that the API checks. */
const needed = [
  ...ids,
  ...'Designation name url quantity items subcategories targetItem lastEvaluatedKey'.split(' '),
  ...'access_token refresh_token formToken deferredPayment PrixHT TVATaux totalHT unitPriceHT'.split(' '),
];

/** Fields that only an API with extras has, with other types, and an unknown one. */
const others = {
  vat: 20,
  payment: 'CB',
  cancellation: {},
  totalTTC: 'offert',
  deliveryFee: [],
  siret: 7,
  vatNumber: {},
  customerNumber: [],
  blockedMessage: 7,
  accountLimitCents: 'sans',
  accountDueCents: null,
  contractPrices: 'oui',
  available: 'oui',
  breaks: [7],
  facts: 'x6',
  labelling: 1,
  pack: 'x6',
  total: '?',
  description: {},
  unknown: [{}],
};

/** Variants by what is different. */
export const apiVariants: Readonly<Record<string, ApiVariant>> = {
  'the specified fields': asSpecified,
  'numbers as ids, and other fields': {
    change: objects((fields) => ({
      ...others,
      ...Object.fromEntries(
        fields.map(([name, value]) => [
          name,
          ids.includes(name) && typeof value === 'string' ? numberOf(value) : value,
        ]),
      ),
    })),
    idsIn: (request) => request.replace(/\b9\d{5}\b/g, (digits) => known[+digits - firstNumber] ?? digits),
    path: (path) => path.replace(/(?<=\/)[A-Z][\w-]+/g, (id) => String(numberOf(id))),
    unknownPath: [200, '<!doctype html><title>Accueil</title>', 'text/html'],
  },
  'no optional fields': {
    ...asSpecified,
    change: objects((fields) => Object.fromEntries(fields.filter(([name]) => needed.includes(name)))),
    unknownPath: [403, {}],
    isFaulty: true,
  },
};
