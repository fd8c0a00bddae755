import type { Category } from '../series';
import { accessoiresAspi } from './accessoires-aspi';
import { aspirateurs } from './aspirateurs';
import { autolaveuses } from './autolaveuses';
import { disquesBrosses } from './disques-brosses';
import { hautePression } from './haute-pression';
import { monobrosses } from './monobrosses';
import { secheMains } from './seche-mains';
import { tapis } from './tapis';

export const materiel: Category = {
  code: 'MATERIEL',
  name: 'MATERIEL',
  hue: 'materiel',
  subcategories: [
    aspirateurs,
    accessoiresAspi,
    autolaveuses,
    monobrosses,
    disquesBrosses,
    hautePression,
    tapis,
    secheMains,
  ],
};
