import type { ProductList, SitemapPage } from 'shared-contracts/api/products';

/** Fetches JSON. @throws when the status is not a success */
export async function readJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}

/** The measured pages of the demo catalogue. */
export interface Chosen {
  readonly listPath: string;
  readonly productPath: string;
  /** Name of the product. */
  readonly designation: string;
}

/** Chooses the largest category and its first article. */
export async function chooseFromCatalogue(apiUrl: string): Promise<Chosen> {
  const { items } = await readJson<SitemapPage>(`${apiUrl}/products/sitemap?page=1`);
  const sizes = new Map<string, number>();
  for (const { Category: code } of items) if (code) sizes.set(code, (sizes.get(code) ?? 0) + 1);
  const [[category] = ['']] = [...sizes].sort(([, one], [, other]) => other - one);
  const first = await readJson<ProductList>(`${apiUrl}/products?limit=50&category=${category}`);
  const [article] = first.items;
  if (!article) throw new Error('the catalogue has no article in a category');
  return {
    listPath: `/category-product/${category}`,
    productPath: `/category-product/${article.Category?.code}/${article.SubCategory?.code}/${article.Code}`,
    designation: article.Designation,
  };
}
