import { z } from 'zod';
import { Environment } from './environment';

/** JSON Schema of an environment file, as `npm run schema` writes it. */
export const schemaText = (): string =>
  `${JSON.stringify(z.toJSONSchema(Environment, { io: 'input' }), null, 2)}\n`;
