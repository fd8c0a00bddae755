import { longest, lookupLimit } from 'shared-contracts/api/limits';
import type { Product, ProductLookup, ProductLookupAnswer } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
// By its public name, so that a remote uses the shell's copy.
import { type ApiError, type Http, isApiError, isMissing } from 'shared-contracts/http';
import { createLimiter } from './limiter';
import { successorIn } from './successor';

/** The articles that match a code or reference, the successor of an ended one, or the error of the request. */
export type Found = readonly Product[] | { readonly replacedBy: Product } | ApiError;

/** Concurrent requests for an API without batch lookup. */
const callsAtOnce = 6;

/** Looks up articles by code or reference, but no empty or too long one. A failure affects only its batch. */
export async function lookUp(http: Http, references: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  const unique = [...new Set(references)].filter(({ length }) => length > 0 && length <= longest.reference);
  for (let start = 0; start < unique.length; start += lookupLimit) {
    const batch = unique.slice(start, start + lookupLimit);
    for (const [reference, products] of await lookUpBatch(http, batch)) found.set(reference, products);
  }
  return found;
}

async function lookUpBatch(http: Http, references: readonly string[]): Promise<readonly [string, Found][]> {
  const body: ProductLookup = { references: [...references] };
  try {
    const { items } = await http.post<ProductLookupAnswer>('products/lookup', body);
    return items.map(({ reference, products, replacedBy }) => [
      reference,
      replacedBy ? { replacedBy } : products,
    ]);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return oneByOne(http, references);
    return references.map((reference) => [reference, error]);
  }
}

/** Requests articles one by one, only by code, for an API without batch lookup. */
function oneByOne(http: Http, references: readonly string[]): Promise<readonly [string, Found][]> {
  const limit = createLimiter(callsAtOnce);
  return Promise.all(
    references.map(async (code): Promise<[string, Found]> => [code, await limit(() => getOne(http, code))]),
  );
}

async function getOne(http: Http, code: string): Promise<Found> {
  try {
    return [await http.get<Product>(productPaths.one(code))];
  } catch (error) {
    const replacedBy = successorIn(error);
    if (replacedBy) return { replacedBy };
    if (isMissing(error)) return [];
    if (isApiError(error)) return error;
    throw error;
  }
}
