import { z } from 'zod';
import { Environment } from './environment';

/** Returns the JSON Schema of an environment file, which `npm run schema` writes. */
export const schemaText = (): string =>
  `${JSON.stringify(z.toJSONSchema(Environment, { io: 'input' }), null, 2)}\n`;
