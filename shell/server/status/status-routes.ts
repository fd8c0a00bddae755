import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOperator } from 'server-kit/operators';
import { addProbes } from 'server-kit/probes';
import { sendPlainPage, sendText } from '../pages/send-page';
import { healthOf, type Watched, watchReadiness } from './health';
import { statusContent, statusStyle } from './status-page';

interface Deps extends Watched {
  /** Gives other machines access to the details; null: they have none. */
  readonly key: string | null;
}

/** Adds `/live` and `/ready` for all clients, `/health` and `/status` for this machine or with the key. */
export function addStatus(server: FastifyInstance, deps: Deps): void {
  const { deployments, key } = deps;

  const forOperators =
    (respond: (reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (isOperator(request, key)) return respond(reply.header('cache-control', 'no-store'));
      if (key === null) return reply.callNotFound();
      // A browser prompts for the key.
      reply.header('www-authenticate', 'Basic realm="status"');
      return sendText(reply, deployments.environment, 401, 'Introuvable');
    };

  const sendHealth = forOperators(() => healthOf(deps));
  const sendStatus = forOperators((reply) => {
    const content = statusContent(healthOf(deps));
    const page = { title: 'État de la boutique', style: statusStyle, content };
    return sendPlainPage(reply, deployments.environment, page);
  });
  addProbes(server, watchReadiness(deps));
  server.get('/health', sendHealth);
  server.get('/status', sendStatus);
}
