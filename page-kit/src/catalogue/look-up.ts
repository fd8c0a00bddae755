import { longest, lookupLimit } from 'shared-contracts/api/limits';
import type { Product, ProductLookup, ProductLookupAnswer } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote meets the shell's copy.
import { type ApiError, type Http, isApiError, isMissing } from 'shared-contracts/http';
import { createLimiter } from './use-products';

/** The articles that a text may mean, or why they are unknown. */
export type Found = readonly Product[] | ApiError;

/** How many articles are requested at once where the API looks none up together. */
const together = 6;

/** What each text means, code or reference. Texts whose call fails carry the failure, the others stay. */
export async function lookUp(http: Http, references: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  const asked = [...new Set(references)].filter(({ length }) => length > 0 && length <= longest.reference);
  for (const batch of batchesOf(asked, lookupLimit)) {
    for (const [reference, products] of await lookUpBatch(http, batch)) found.set(reference, products);
  }
  return found;
}

async function lookUpBatch(http: Http, references: readonly string[]): Promise<readonly [string, Found][]> {
  const body: ProductLookup = { references: [...references] };
  try {
    const { items } = await http.post<ProductLookupAnswer>('products/lookup', body);
    return items.map(({ reference, products }) => [reference, products]);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return oneByOne(http, references);
    return references.map((reference) => [reference, error]);
  }
}

/** For an API that looks nothing up: by code alone. */
function oneByOne(http: Http, references: readonly string[]): Promise<readonly [string, Found][]> {
  const limiter = createLimiter(together);
  const { signal } = new AbortController();
  return Promise.all(
    references.map(
      async (code): Promise<[string, Found]> => [code, await limiter.run(() => getOne(http, code), signal)],
    ),
  );
}

async function getOne(http: Http, code: string): Promise<Found> {
  try {
    return [await http.get<Product>(productPaths.one(code))];
  } catch (error) {
    if (isMissing(error)) return [];
    if (isApiError(error)) return error;
    throw error;
  }
}

function batchesOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, batch) =>
    all.slice(batch * size, (batch + 1) * size),
  );
}
