/** What is read of a schema; the rest of its words are not needed to fill it. */
export interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
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
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Method>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** A method of a path. `contents`: what a request may hold, by content type. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly contents: readonly (readonly [string, { readonly schema: Schema }])[];
}

/** The schema that a reference names. @throws when the document does not have it */
export function schemaNamed(reference: string, schemas: Schemas): Schema {
  const schema = schemas[reference.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`no schema ${reference}`);
  return schema;
}

/** The published document: its operations and schemas. */
export class Document {
  readonly operations: readonly Operation[];
  readonly schemas: Schemas;

  constructor(document: OpenApi) {
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        contents: Object.entries(requestBody?.content ?? {}),
      })),
    );
    this.schemas = document.components.schemas;
  }
}
