import { Wrap } from 'shared-ui/layout';
import { Brands } from './Brands';
import { Commitment } from './Commitment';
import { Families } from './Families';
import { Help } from './Help';
import { HouseBrand } from './HouseBrand';
import { Promises } from './Promises';

export function HomePage() {
  return (
    <Wrap>
      <title>Accueil | Boutique SPH</title>
      <meta
        name="description"
        content="Produits d’hygiène et de nettoyage pour les professionnels depuis 1986 : sacs, papier, chimie, matériel, protection. Neuf familles, livrées dans toute la France."
      />
      <Families />
      <Promises />
      <HouseBrand />
      <Commitment />
      <Brands />
      <Help />
    </Wrap>
  );
}
