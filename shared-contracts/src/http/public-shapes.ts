import { shapesOf } from './response-shapes';

/** The build puts the value in the place of this module, so that no browser loads zod. */
export const publicShapes = shapesOf('public');
