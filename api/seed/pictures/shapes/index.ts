import { bucketsShapes } from './buckets';
import { cateringShapes } from './catering';
import { chemicalsShapes } from './chemicals';
import { handToolsShapes } from './hand-tools';
import { lightingShapes } from './lighting';
import { machinesShapes } from './machines';
import { paperShapes } from './paper';
import { protectionShapes } from './protection';
import { wasteShapes } from './waste';

/** Every silhouette by its trade name. */
export const shapes = {
  ...wasteShapes,
  ...paperShapes,
  ...chemicalsShapes,
  ...bucketsShapes,
  ...handToolsShapes,
  ...machinesShapes,
  ...protectionShapes,
  ...cateringShapes,
  ...lightingShapes,
};

export type ShapeName = keyof typeof shapes;
