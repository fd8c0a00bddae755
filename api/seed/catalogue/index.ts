import { ampoules } from './ampoules';
import { chimie } from './chimie';
import { chr } from './chr';
import { expandCategory } from './expand';
import { materiel } from './materiel';
import { ouate } from './ouate';
import { petitMateriel } from './petit-materiel';
import { protection } from './protection';
import { sacs } from './sacs';
import { seaux } from './seaux';
import type { Category } from './series';
import type { SeedCategory, SeedProduct } from './types';

export type { SeedCategory, SeedProduct } from './types';

const catalogue: readonly Category[] = [
  sacs,
  ouate,
  chimie,
  seaux,
  petitMateriel,
  materiel,
  protection,
  chr,
  ampoules,
];

/** The nine categories, in the order of the specification. */
export const categories: readonly SeedCategory[] = catalogue.map(({ code, name, subcategories }, index) => ({
  code,
  name,
  rank: index + 1,
  subcategories: subcategories.map(({ code, name }) => ({ code, name })),
}));

export const products: readonly SeedProduct[] = catalogue.flatMap(expandCategory);

/** The articles of the home page's house-brand block. */
export const houseBrandCodes: readonly string[] = ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'];
