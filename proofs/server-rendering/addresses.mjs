async function get(api, path) {
  const response = await fetch(`${api}/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** Addresses of the shop's pages as its API knows them. */
export async function readAddresses(api) {
  const categories = await get(api, 'products/categories');
  const lists = categories.flatMap(({ code, subcategories }) => [
    `/category-product/${code}`,
    ...subcategories.map((each) => `/category-product/${code}/${each.code}`),
  ]);
  const first = await get(api, 'products/sitemap?page=1');
  const others = Array.from({ length: first.pages - 1 }, (_, index) =>
    get(api, `products/sitemap?page=${index + 2}`),
  );
  const items = [first, ...(await Promise.all(others))].flatMap((each) => each.items);
  const products = items.map(
    ({ Code, Category, SubCategory }) => `/category-product/${Category}/${SubCategory}/${Code}`,
  );
  return { lists, products };
}
