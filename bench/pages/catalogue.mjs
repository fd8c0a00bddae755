/** @param {string} url */
async function json(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/**
 * What is measured of the demo catalogue: its largest category and that category's first article.
 * @param {string} apiUrl
 */
export async function chooseFromCatalogue(apiUrl) {
  const { items } = await json(`${apiUrl}/products/sitemap?page=1`);
  const sizes = new Map();
  for (const { Category: code } of items) sizes.set(code, (sizes.get(code) ?? 0) + 1);
  const [category, size] = [...sizes].sort(([, one], [, other]) => other - one)[0];
  const first = await json(`${apiUrl}/products?limit=50&category=${category}`);
  const [article] = first.items;
  return {
    articles: items.length,
    category,
    categorySize: size,
    listPath: `/category-product/${category}`,
    productPath: `/category-product/${article.Category.code}/${article.SubCategory.code}/${article.Code}`,
    code: article.Code,
    designation: article.Designation,
  };
}
