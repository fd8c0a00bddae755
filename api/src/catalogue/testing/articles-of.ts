import type { Product, ProductList } from 'shared-contracts/api/products';
import type { TestApi } from '../../testing/test-api';

/** Reads all pages of a list from a cursor on. @param list query of `/products`, such as `sort=price` */
export async function articlesOf(api: TestApi, list: string, start: string | null = ''): Promise<Product[]> {
  const items: Product[] = [];
  for (let key = start; key !== null; ) {
    const more: string = key && `&lastEvaluatedKey=${encodeURIComponent(key)}`;
    const { data }: { data: ProductList } = await api.get<ProductList>(`/products?${list}${more}`);
    items.push(...data.items);
    key = data.targetItem.lastEvaluatedKey;
  }
  return items;
}
