import type { Category } from '../series';
import { chaussures } from './chaussures';
import { combinaisonsGilets } from './combinaisons-gilets';
import { gants } from './gants';
import { lunettesCasques } from './lunettes-casques';
import { masques } from './masques';
import { premiersSecours } from './premiers-secours';
import { tabliersCharlottes } from './tabliers-charlottes';

export const protection: Category = {
  code: 'PROTECTION',
  name: 'PROTECTION',
  hue: 'protection',
  subcategories: [
    gants,
    masques,
    tabliersCharlottes,
    chaussures,
    lunettesCasques,
    combinaisonsGilets,
    premiersSecours,
  ],
};
