import type { Category } from '../series';
import { cafeSucre } from './cafe-sucre';
import { emballage } from './emballage';
import { gobelets } from './gobelets';
import { plonge } from './plonge';
import { produitsAccueil } from './produits-accueil';
import { serviettes } from './serviettes';
import { vaisselleJetable } from './vaisselle-jetable';

export const chr: Category = {
  code: 'CHR',
  name: 'CHR',
  hue: 'chr',
  subcategories: [gobelets, serviettes, vaisselleJetable, emballage, plonge, produitsAccueil, cafeSucre],
};
