import { queryOptions } from '@tanstack/react-query';
import type { Stock } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';

/** Quantity in stock: that of the first entry, null where the answer has none. */
export function stockQuery(http: Http, code: string) {
  return queryOptions({
    queryKey: ['stock', code],
    queryFn: async ({ signal }) => {
      const [first] = await http.get<Stock>(productPaths.stock(code), { signal });
      return first?.quantity ?? null;
    },
  });
}
