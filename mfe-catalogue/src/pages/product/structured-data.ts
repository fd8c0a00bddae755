import type { ShownProduct } from 'page-kit/catalogue';
import { toCents, totals } from 'shared-contracts/pricing';

interface DescribedProduct {
  product: ShownProduct;
  /** Null or undefined if unknown: the availability is omitted. */
  stock: number | null | undefined;
  /** Absolute URLs of the page and of the picture. */
  url: string;
  image: string;
  seller: string;
}

/** Returns the schema.org data of a product. The offer has the public price before tax, if there is one. */
export function describeProduct({ product, stock, url, image, seller }: DescribedProduct) {
  const price = (amount: bigint) => (toCents(amount) / 100).toFixed(2);
  const specification = (amount: bigint, valueAddedTaxIncluded: boolean) => ({
    '@type': 'UnitPriceSpecification',
    price: price(amount),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded,
  });

  function offer(priceHT: number) {
    const { ht, ttc } = totals([{ quantity: 1, priceHT, vatRate: product.TVATaux }], 0);
    return {
      '@type': 'Offer',
      url,
      price: price(ht),
      priceCurrency: 'EUR',
      priceSpecification: [
        specification(ht, false),
        ...(product.TVATaux === undefined ? [] : [specification(ttc, true)]),
      ],
      itemCondition: 'https://schema.org/NewCondition',
      ...(typeof stock === 'number' && {
        availability: `https://schema.org/${stock > 0 ? 'InStock' : 'BackOrder'}`,
      }),
      seller: { '@type': 'Organization', name: seller },
    };
  }

  return {
    '@type': 'Product',
    name: product.Designation,
    sku: product.Reference,
    ...(typeof product.facts?.gtin === 'string' && { gtin: product.facts.gtin }),
    url,
    ...(image && { image: [image] }),
    ...(product.Description && { description: product.Description }),
    ...(product.Category && { category: product.Category.name }),
    ...(product.PrixHT !== null && { offers: offer(product.PrixHT) }),
  };
}
