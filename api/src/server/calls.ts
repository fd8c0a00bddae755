import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import { type ApiCall, calls } from 'shared-contracts/api/calls';
import { longest } from 'shared-contracts/api/limits';
import { Problem } from 'shared-contracts/api/problem';
import { z } from 'zod';
import { fileOf } from './files';

/** Statuses with which the server itself may refuse a call, depending on its method and configuration. */
function refusalsOf({ method, config }: RouteOptions): number[] {
  const acceptsBody = [method].flat().some((each) => each !== 'GET' && each !== 'HEAD');
  return [
    // Any query parameter with a zero byte is refused, even an unknown one.
    400,
    ...(acceptsBody ? [413, 415] : []),
    ...(config?.idempotency ? [409, 422] : []),
    500,
    503,
  ];
}

const NotModified = z.null().describe('The caller has this response already (`If-None-Match`).');

const problems = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, Problem]));

function declare(route: RouteOptions, responses: object): void {
  route.schema = { ...route.schema, response: { ...responses, ...(route.schema?.response as object) } };
}

/** Declares in OpenAPI the refusals of the server itself; routes declare their own. */
export function declareRefusals(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide) return;
    const isPublic = route.config?.publicFor !== undefined;
    declare(route, { ...problems(refusalsOf(route)), ...(isPublic && { 304: NotModified }) });
  });
}

/** Restricts every call of this plugin to signed-in customers, and declares it in OpenAPI. */
export function forCustomersOnly(app: FastifyInstance): void {
  app.addHook('onRequest', app.requireCustomer);
  app.addHook('onRoute', (route) => {
    declare(route, problems([401]));
    route.schema = { ...route.schema, security: [{ accessToken: [] }] };
  });
}

type Calls = typeof calls;
type PartOf<Call, Part extends string> =
  Call extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : unknown;
type Params<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

interface CallRoute<Name extends keyof Calls> {
  Params: Params<Name>;
  Querystring: PartOf<Calls[Name], 'query'>;
  Body: PartOf<Calls[Name], 'body'>;
}

/** What a handler returns: the response of the contract, or the sent reply of a file. */
type Answer<Name extends keyof Calls> =
  z.input<Calls[Name]['answer']> extends Blob ? FastifyReply : z.input<Calls[Name]['answer']>;

interface CallConfig extends FastifyContextConfig {
  /** Statuses with which this call refuses, in addition to those of every call. */
  readonly refusals?: readonly number[];
  /** Content type of a file. */
  readonly sends?: string;
}

/** Adds calls of the contract, which declares their parameters and successful responses, to a plugin. */
export function callsOf(app: FastifyInstance, tag: string) {
  return <Name extends keyof Calls>(
    name: Name,
    { refusals = [], sends, ...config }: CallConfig,
    handler: (
      request: FastifyRequest<CallRoute<Name>>,
      reply: FastifyReply,
    ) => Answer<Name> | Promise<Answer<Name>>,
  ): void => {
    const { status = 200, query, body, answer }: Omit<ApiCall, 'status'> & Partial<ApiCall> = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const params = path.match(/(?<=:)\w+/g)?.map((param) => [param, z.string().max(longest.id)]);
    app.route<CallRoute<Name>>({
      method,
      url: `/${path}`,
      config,
      schema: {
        tags: [tag],
        response: { [status]: sends ? fileOf(sends) : answer, ...problems(refusals) },
        ...(params && { params: z.object(Object.fromEntries(params)) }),
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      handler: (request, reply) => {
        if (sends) reply.type(sends);
        return handler(request, reply.code(status));
      },
    });
  };
}
