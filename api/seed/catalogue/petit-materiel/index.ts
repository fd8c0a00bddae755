import type { Category } from '../series';
import { balaisFranges } from './balais-franges';
import { brosserie } from './brosserie';
import { lavettesEponges } from './lavettes-eponges';
import { manchesPerches } from './manches-perches';
import { pelles } from './pelles';
import { pulverisateurs } from './pulverisateurs';
import { raclettesSols } from './raclettes-sols';
import { vitrerie } from './vitrerie';

export const petitMateriel: Category = {
  code: 'PETIT',
  name: 'PETIT MATERIEL',
  hue: 'petit',
  subcategories: [
    balaisFranges,
    brosserie,
    lavettesEponges,
    vitrerie,
    manchesPerches,
    pelles,
    pulverisateurs,
    raclettesSols,
  ],
};
