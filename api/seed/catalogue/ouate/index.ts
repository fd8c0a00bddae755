import type { Category } from '../series';
import { bobines } from './bobines';
import { distributeurs } from './distributeurs';
import { drapsExamen } from './draps-examen';
import { essuieMains } from './essuie-mains';
import { essuieTout } from './essuie-tout';
import { hygieneFeminine } from './hygiene-feminine';
import { mouchoirs } from './mouchoirs';
import { papierToilette } from './papier-toilette';

export const ouate: Category = {
  code: 'OUATE',
  name: 'OUATE & PAPIER',
  hue: 'ouate',
  subcategories: [
    papierToilette,
    essuieMains,
    bobines,
    essuieTout,
    mouchoirs,
    drapsExamen,
    distributeurs,
    hygieneFeminine,
  ],
};
