import { extrasOf, shapesOf } from './response-shapes';

// The build replaces this module by its computed values, so that no browser loads zod.
export const publicShapes = shapesOf('public');
export const publicExtras = extrasOf('public');
