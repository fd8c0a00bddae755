import type { Category } from '../series';
import { dallesReglettes } from './dalles-reglettes';
import { led } from './led';
import { piles } from './piles';
import { projecteurs } from './projecteurs';
import { spots } from './spots';
import { tubes } from './tubes';

export const ampoules: Category = {
  code: 'AMPOULES',
  name: 'AMPOULES',
  hue: 'ampoules',
  subcategories: [led, spots, tubes, dallesReglettes, projecteurs, piles],
};
