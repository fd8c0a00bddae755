import { bucketsShapes } from './buckets';
import { cateringShapes } from './catering';
import { chemicalsShapes } from './chemicals';
import { clothsAndWindowsShapes } from './cloths-and-windows';
import { dispensersShapes } from './dispensers';
import { handToolsShapes } from './hand-tools';
import { lightingShapes } from './lighting';
import { machinesShapes } from './machines';
import { paperShapes } from './paper';
import { protectionShapes } from './protection';
import { safetyWearShapes } from './safety-wear';
import { wasteShapes } from './waste';

/** Every silhouette by its trade name. */
export const shapes = {
  ...wasteShapes,
  ...paperShapes,
  ...chemicalsShapes,
  ...dispensersShapes,
  ...bucketsShapes,
  ...handToolsShapes,
  ...clothsAndWindowsShapes,
  ...machinesShapes,
  ...protectionShapes,
  ...safetyWearShapes,
  ...cateringShapes,
  ...lightingShapes,
};

export type ShapeName = keyof typeof shapes;
