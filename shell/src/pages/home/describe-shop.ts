import type { PublicEnvironment } from 'shared-contracts/environment';

/** The company and its shop in the words of schema.org, for search engines. */
export const describeShop = ({ shop, company }: PublicEnvironment) => ({
  '@graph': [
    { '@type': 'WebSite', name: company.shopName, url: shop.url, inLanguage: 'fr' },
    {
      '@type': 'Organization',
      name: company.shopName,
      legalName: company.legalName,
      url: shop.url,
      foundingDate: String(company.founded),
      telephone: company.phone,
      email: company.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: company.country,
      },
    },
  ],
});
