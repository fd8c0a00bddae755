import type { Category } from '../series';
import { conteneurs } from './conteneurs';
import { houssesConteneur } from './housses-conteneur';
import { sacsCompostables } from './sacs-compostables';
import { sacsDasri } from './sacs-dasri';
import { sacsPoubelle } from './sacs-poubelle';
import { supportsSacs } from './supports-sacs';
import { triSelectif } from './tri-selectif';

export const sacs: Category = {
  code: 'SACS',
  name: 'SACS & COLLECTE DES DECHETS',
  hue: 'sacs',
  subcategories: [
    sacsPoubelle,
    houssesConteneur,
    triSelectif,
    sacsDasri,
    sacsCompostables,
    conteneurs,
    supportsSacs,
  ],
};
