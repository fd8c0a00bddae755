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

/**
 * One more way to write an address, so that the server's cache does not know it: letters as percent codes, chosen by the
 * bits of `number`.
 */
export function writtenAnew(path, number) {
  const start = path.indexOf('/', 1) + 1;
  let bits = number;
  const rest = [...path.slice(start)].map((letter) => {
    if (!/[A-Z]/.test(letter)) return letter;
    const coded = bits % 2 === 1;
    bits = Math.floor(bits / 2);
    return coded ? `%${letter.charCodeAt(0).toString(16).toUpperCase()}` : letter;
  });
  return path.slice(0, start) + rest.join('');
}
