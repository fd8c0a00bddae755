import { ampoules } from './ampoules';
import { chimie } from './chimie';
import { chr } from './chr';
import { expandFamily } from './expand';
import { materiel } from './materiel';
import { ouate } from './ouate';
import { petitMateriel } from './petit-materiel';
import { protection } from './protection';
import { sacs } from './sacs';
import { seaux } from './seaux';
import type { Family } from './series';
import type { SeedFamily, SeedProduct } from './types';

export type { SeedFamily, SeedProduct } from './types';

const catalogue: readonly Family[] = [
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

/** The nine families, in the order of the specification. */
export const families: readonly SeedFamily[] = catalogue.map(({ code, name, subcategories }, index) => ({
  code,
  name,
  rank: index + 1,
  subcategories: subcategories.map(({ code, name }) => ({ code, name })),
}));

export const products: readonly SeedProduct[] = catalogue.flatMap(expandFamily);

/** The articles of the home page's house-brand block. */
export const houseBrandCodes: readonly string[] = ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'];
