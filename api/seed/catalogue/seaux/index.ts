import type { Category } from '../series';
import { accessoiresChariot } from './accessoires-chariot';
import { chariotsLavage } from './chariots-lavage';
import { chariotsLinge } from './chariots-linge';
import { chariotsMenage } from './chariots-menage';
import { presses } from './presses';
import { seauxLavage } from './seaux-lavage';
import { signalisation } from './signalisation';

export const seaux: Category = {
  code: 'SEAUX',
  name: 'SEAUX & CHARIOTS',
  hue: 'seaux',
  subcategories: [
    seauxLavage,
    presses,
    chariotsMenage,
    chariotsLavage,
    chariotsLinge,
    signalisation,
    accessoiresChariot,
  ],
};
