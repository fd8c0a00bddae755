import { shapesOf } from './response-shapes';

/** The build replaces this module by its computed value, so that no browser loads zod. */
export const accountShapes = shapesOf('others');
