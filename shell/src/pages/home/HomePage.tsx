import { PageMeta, StructuredData, useEnvironment } from 'page-kit/page';
import type { PublicEnvironment } from 'shared-contracts/environment';
import { Wrap } from 'shared-ui/layout';
import { Brands } from './Brands';
import { Commitment } from './Commitment';
import { CompanyPromises } from './CompanyPromises';
import { Help } from './Help';
import { HeroAndCategories } from './HeroAndCategories';
import { HouseBrand } from './HouseBrand';

/** Renders the home page, with structured data of the company for search engines. */
export function Component() {
  const environment = useEnvironment();
  return (
    <Wrap>
      <PageMeta
        title="Accueil"
        description={`Produits d’hygiène et de nettoyage pour les professionnels depuis ${environment.company.founded}\u00a0: sacs, papier, chimie, matériel, protection. Neuf familles, livrées dans toute la France.`}
        path="/"
      />
      <StructuredData facts={describeShop(environment)} />
      <HeroAndCategories />
      <CompanyPromises />
      <HouseBrand />
      <Commitment />
      <Brands />
      <Help />
    </Wrap>
  );
}

/** Returns the company and its shop as schema.org data for search engines. */
const describeShop = ({ shop, company }: PublicEnvironment) => ({
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
        // Every company of an environment has a SIREN.
        addressCountry: 'FR',
      },
    },
  ],
});
