import { z } from 'zod';
import { payloads } from '../events/payloads';
import type { Shape, SlotsAndEvents } from './shell-contract';
import { slotProps } from './slots';

/** Returns JSON Schemas by name. JSON has no functions: they are described by their arguments. */
const shapesOf = (types: Readonly<Record<string, z.ZodType>>) =>
  z.toJSONSchema(z.object(types), {
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodFunction)
        jsonSchema.arguments = z.toJSONSchema(zodSchema.def.input, { unrepresentable: 'any' }).prefixItems;
    },
  }).properties as Readonly<Record<string, Shape>>;

/** Types that shell and remotes exchange. */
export const slotsAndEvents: SlotsAndEvents = { slots: shapesOf(slotProps), events: shapesOf(payloads) };
