import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from './send';

/** What is read of a schema; words that stand nowhere below are left to the validator. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export type Schemas = Readonly<Record<string, Schema>>;

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** Schemas by content type. */
type Contents = Readonly<Record<string, { readonly schema: Schema }>>;

interface Method {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Contents };
  readonly responses: Readonly<Record<string, { readonly content?: Contents }>>;
  readonly security?: unknown;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Method>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** A method of a path. `contents`: what a request may hold, by content type; `isPrivate`: it wants a token. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  readonly contents: readonly (readonly [string, { readonly schema: Schema }])[];
  readonly responses: Method['responses'];
  readonly isPrivate: boolean;
}

/** The schema that a reference names. @throws when the document does not have it */
export function schemaNamed(reference: string, schemas: Schemas): Schema {
  const schema = schemas[reference.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`no schema ${reference}`);
  return schema;
}

/** Schemas of the document are written in a dialect of JSON Schema that has words of its own beside. */
function validatorOf(document: OpenApi): (parts: readonly string[]) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'document');
  const pointer = (parts: readonly string[]) =>
    parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const known = new Map<string, ValidateFunction>();
  return (parts) => {
    const reference = `document#/${pointer(parts)}`;
    const validate = known.get(reference) ?? ajv.compile({ $ref: reference });
    known.set(reference, validate);
    return validate;
  };
}

const asPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}/?$`);

/** Number of parameters in a path. */
const inPath = ({ path }: { readonly path: string }) => path.split('{').length - 1;

/** The published document: its operations, and what each may answer. */
export class Document {
  readonly operations: readonly Operation[];
  readonly schemas: Schemas;
  private readonly validator: (parts: readonly string[]) => ValidateFunction;

  constructor(document: OpenApi) {
    this.validator = validatorOf(document);
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, responses, security }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        pattern: asPattern(path),
        parameters,
        contents: Object.entries(requestBody?.content ?? {}),
        responses,
        isPrivate: security !== undefined,
      })),
    );
    this.schemas = document.components.schemas;
  }

  /** The operation that a path leads to: one whose path has no parameter comes first. */
  leadingTo(method: string, path: string): Operation | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.operations
      .filter((each) => each.method === asked && each.pattern.test(path))
      .sort((one, other) => inPath(one) - inPath(other))[0];
  }

  /** What is wrong with this answer of the operation, null when it is as published. */
  faultOf(operation: Operation, { status, type, body }: Answer): string | null {
    const response = operation.responses[status];
    if (!response) return `the status ${status} is not published`;
    const content = response.content ?? {};
    if (body.length === 0) return Object.keys(content).length === 0 ? null : 'the body is missing';
    const published = Object.keys(content).find((each) => type.split(';')[0]?.trim() === each);
    if (!published) return `${type || 'no type'} is not a type published for ${status}`;
    if (!published.includes('json')) return null;
    const { path, method } = operation;
    const names = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', published];
    return this.faultBySchema([...names, 'schema'], body);
  }

  /** What is wrong with a refusal of what the document does not know. */
  faultOfRefusal({ status, body }: Answer): string | null {
    if (![400, 404, 413, 415, 431].includes(status)) return `the status ${status} for an unpublished path`;
    return this.faultBySchema(['components', 'schemas', 'Problem'], body);
  }

  private faultBySchema(parts: readonly string[], body: Buffer): string | null {
    let value: unknown;
    try {
      value = JSON.parse(body.toString('utf8'));
    } catch {
      return 'the body is no JSON';
    }
    const validate = this.validator(parts);
    return validate(value) ? null : `the body is not as published: ${JSON.stringify(validate.errors?.[0])}`;
  }
}
