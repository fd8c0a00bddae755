import type { RouteOptions } from 'fastify';
import { apiCalls } from 'shared-contracts/api/calls';
import { z } from 'zod';
import { openWith } from '../testing/api';

const routes = new Map<string, RouteOptions>();
openWith({
  onRoute: (route) => {
    for (const method of [route.method].flat()) routes.set(`${method} ${route.url.slice(1)}`, route);
  },
});

const isFile = (call: string) => /\.pdf$|\/pdf$|\/export$/.test(call);
const jsonSchema = (schema: unknown) =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : undefined;

it('the routes have the schemas of the calls that the shop makes', () => {
  const asRouted = Object.entries(apiCalls).map(([call, { status }]) => {
    const { querystring, body, response } = routes.get(call)?.schema ?? {};
    const answer = (response as Readonly<Record<number, unknown>> | undefined)?.[status];
    return [call, ...[querystring, body, answer].map(jsonSchema)];
  });

  const asKnown = Object.entries(apiCalls).map(([call, { query, body, answer }]) => [
    call,
    ...[query, body, isFile(call) ? undefined : answer].map(jsonSchema),
  ]);
  expect(asRouted).toEqual(asKnown);
});
