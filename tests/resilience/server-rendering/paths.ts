/** Paths of lists and of products. */
export interface Paths {
  readonly lists: readonly string[];
  readonly products: readonly string[];
}

interface Category {
  readonly code: string;
  readonly subcategories: readonly { readonly code: string }[];
}

interface Sitemap {
  readonly pages: number;
  readonly items: readonly {
    readonly Code: string;
    readonly Category: string;
    readonly SubCategory: string;
  }[];
}

async function get<Data>(api: string, path: string): Promise<Data> {
  const response = await fetch(`${api}/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Paths of the shop's pages as its API knows them. */
export async function readPaths(api: string): Promise<Paths> {
  const categories = await get<Category[]>(api, 'products/categories');
  const lists = categories.flatMap(({ code, subcategories }) => [
    `/category-product/${code}`,
    ...subcategories.map((each) => `/category-product/${code}/${each.code}`),
  ]);
  const first = await get<Sitemap>(api, 'products/sitemap?page=1');
  const others = Array.from({ length: first.pages - 1 }, (_, index) =>
    get<Sitemap>(api, `products/sitemap?page=${index + 2}`),
  );
  const items = [first, ...(await Promise.all(others))].flatMap((each) => each.items);
  const products = items.map(
    ({ Code, Category, SubCategory }) => `/category-product/${Category}/${SubCategory}/${Code}`,
  );
  return { lists, products };
}
