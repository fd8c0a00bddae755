import type { Category } from '../series';
import { desinfectants } from './desinfectants';
import { desodorisants } from './desodorisants';
import { linge } from './linge';
import { sanitaires } from './sanitaires';
import { savons } from './savons';
import { sols } from './sols';
import { surfaces } from './surfaces';
import { vitres } from './vitres';

export const chimie: Category = {
  code: 'CHIMIE',
  name: 'CHIMIE',
  hue: 'chimie',
  subcategories: [sols, surfaces, vitres, sanitaires, desinfectants, savons, desodorisants, linge],
};
