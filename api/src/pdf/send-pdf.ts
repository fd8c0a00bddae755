import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** A PDF among the responses of a route. */
export const Pdf = { description: 'PDF', content: { 'application/pdf': { schema: z.unknown() } } };

export const sendPdf = (reply: FastifyReply, pdf: Buffer, disposition: string) =>
  reply.type('application/pdf').header('Content-Disposition', disposition).send(pdf);
