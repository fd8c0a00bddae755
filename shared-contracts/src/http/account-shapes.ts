import { extrasOf, shapesOf } from './response-shapes';

// The build replaces this module by its computed values, so that no browser loads zod.
export const accountShapes = shapesOf('others');
export const accountExtras = extrasOf('others');
