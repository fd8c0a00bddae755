import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Ways not to answer that every scripted place shares. */
export type Misbehaviour = 'http-500' | 'hang' | 'garbage' | 'connection-reset';

/** Spoils an answer whose work is already done, as a gateway or a cable would. */
export async function misbehave(
  how: Misbehaviour,
  request: FastifyRequest,
  reply: FastifyReply,
  hangLimit: number,
): Promise<FastifyReply> {
  switch (how) {
    case 'http-500':
      return reply
        .code(500)
        .type('text/html')
        .send('<html><body><h1>500 Internal Server Error</h1></body></html>');
    case 'garbage':
      return reply.code(200).type('text/html').send('<html><body>Service momentanément indisponible');
    case 'connection-reset':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'hang': {
      reply.hijack();
      const { socket } = request.raw;
      const cut = setTimeout(() => socket.destroy(), hangLimit).unref();
      socket.once('close', () => clearTimeout(cut));
      return reply;
    }
  }
}

/** Waits without keeping the process alive. */
export async function pause(duration: number | undefined): Promise<void> {
  if (duration) await wait(duration, undefined, { ref: false });
}
