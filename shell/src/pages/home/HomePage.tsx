import { PageMeta, StructuredData, useEnvironment } from 'page-kit/page';
import { Wrap } from 'shared-ui/layout';
import { Brands } from './Brands';
import { Categories } from './Categories';
import { Commitment } from './Commitment';
import { describeShop } from './describe-shop';
import { Help } from './Help';
import { HouseBrand } from './HouseBrand';
import { Promises } from './Promises';

export function HomePage() {
  const environment = useEnvironment();
  return (
    <Wrap>
      <PageMeta
        title="Accueil"
        description={`Produits d’hygiène et de nettoyage pour les professionnels depuis ${environment.company.founded}\u00a0: sacs, papier, chimie, matériel, protection. Neuf familles, livrées dans toute la France.`}
        path="/"
      />
      <StructuredData facts={describeShop(environment)} />
      <Categories />
      <Promises />
      <HouseBrand />
      <Commitment />
      <Brands />
      <Help />
    </Wrap>
  );
}
