import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Serves `GET /openapi.json`, generated from the schemas that validate the calls. */
export async function publishOpenApi(app: FastifyInstance, apiUrl: string, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API de la boutique', version },
      servers: [{ url: apiUrl }],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          feedKey: { type: 'apiKey', in: 'header', name: 'Feed-Key' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', { schema: { hide: true }, config: { publicFor: 60 } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
}

const pagePolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/** Serves `GET /dev/openapi` in development: a page of the document that can also execute the calls. */
export const openApiPage = (app: FastifyInstance) =>
  app.register(swaggerUi, { routePrefix: '/dev/openapi', staticCSP: pagePolicy });
