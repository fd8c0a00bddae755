interface Destination {
  readonly postalCode: string;
  readonly country: string;
  readonly threshold: number | null;
}

/** A cart to price; rates in percent, prices in euros. */
export interface Cart {
  readonly lines: readonly {
    readonly quantity: number;
    readonly priceHT: number;
    readonly vatRate: number | null | undefined;
  }[];
  readonly discountRate: number;
  readonly mode: (typeof modes)[number];
  readonly destination: Destination | null;
  readonly freeDelivery: 'apply' | 'announce';
}

/** Where goods go, and the threshold of free delivery there in euros by the specification; null: never free. */
const places: readonly (readonly [string, string, number | null])[] = [
  ['75011', 'France', 300],
  ['77000', 'france', 300],
  ['78 000', 'FRANCE', 300],
  ['91700', ' France ', 300],
  ['92100', 'France', 300],
  ['93200', 'France', 300],
  ['94000', 'France', 300],
  ['95000', 'Fránce', 300],
  ['76000', 'France', 500],
  ['79000', 'France', 500],
  ['90000', 'France', 500],
  ['69001', 'France', 500],
  ['20000', 'France', 500],
  ['01000', 'France', 500],
  ['97100', 'France', null],
  ['98000', 'France', null],
  ['7501', 'France', null],
  ['75011', 'Belgique', null],
  ['1000', 'Belgique', null],
];
const destinations: readonly Destination[] = places.map(([postalCode, country, threshold]) => ({
  postalCode,
  country,
  threshold,
}));

const modes = ['standard', 'standard', 'premium', 'retailer'] as const;
const usualRates = [20, 20, 20, 10, 5.5, 2.1, 8.5, 0, null, undefined, -20, 101] as const;
/** Prices have at most four decimals, here in ten-thousandths of a euro. */
const dearest = 1_000_000 * 10_000;

/** Numbers from 0 below 1 that follow from the seed alone (mulberry32), so that a cart can be made again. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Carts of a round, the same at each call; rates in percent, prices in euros as JSON carries them. */
export function* randomCarts(round: number, count: number): Generator<Cart> {
  const next = numbersFrom(round + 1);
  const below = (limit: number) => Math.floor(next() * limit);
  const oneOf = <Each>(list: readonly Each[]) => list[below(list.length)] as Each;
  /** As many small figures as large ones. */
  const upTo = (limit: number) => below(10 ** (1 + below(Math.ceil(Math.log10(limit))))) % (limit + 1);
  const hundredths = () => below(10_001) / 100;

  const line = () => ({
    quantity: upTo(999_999),
    priceHT: upTo(dearest) / 10_000,
    vatRate: next() < 0.9 ? oneOf(usualRates) : hundredths(),
  });

  /** A cart that costs a threshold to the ten-thousandth of a euro, or just less or more. */
  const atThreshold = (threshold: number) => {
    const discountRate = oneOf([0, 20, 50]);
    const units = (threshold * 10_000 * 100) / (100 - discountRate) + oneOf([-1, 0, 1]);
    return { lines: [{ quantity: 1, priceHT: units / 10_000, vatRate: 20 }], discountRate };
  };

  for (let place = 0; place < count; place += 1) {
    const destination = oneOf(destinations);
    yield {
      ...(next() < 0.05
        ? atThreshold(destination.threshold ?? 300)
        : {
            lines: Array.from({ length: below(next() < 0.02 ? 137 : 9) }, line),
            discountRate: next() < 0.4 ? 0 : hundredths(),
          }),
      mode: oneOf(modes),
      destination: next() < 0.05 ? null : destination,
      freeDelivery: next() < 0.8 ? 'apply' : 'announce',
    };
  }
}
