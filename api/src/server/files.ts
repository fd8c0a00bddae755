import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Declares a response of this content type that OpenAPI describes no further. */
export const fileOf = (type: string) => ({ description: type, content: { [type]: { schema: z.unknown() } } });

/** Lets browsers save the response under this name. */
export const saveAs = (reply: FastifyReply, name: string) =>
  reply.header('Content-Disposition', `attachment; filename="${name}"`);
