import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Schemas of the document are written in a dialect of JSON Schema that has words of its own beside. */
function validatorOf(document) {
  const ajv = new Ajv({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const pointer = (parts) =>
    parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const known = new Map();
  return (parts) => {
    const reference = `document#/${pointer(parts)}`;
    if (!known.has(reference)) known.set(reference, ajv.compile({ $ref: reference }));
    return known.get(reference);
  };
}

const asPattern = (path) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}/?$`);

/** The published document: its operations, and what each may answer. */
export class Document {
  constructor(document) {
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

  /** The operation that a path leads to: one without a parameter comes first. */
  leadingTo(method, path) {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.operations
      .filter((each) => each.method === asked && each.pattern.test(path))
      .sort((one, other) => one.parameters.length - other.parameters.length)[0];
  }

  /** What is wrong with this answer of the operation, null when it is as published. */
  faultOf(operation, { status, type, body }) {
    const response = operation.responses[status];
    if (!response) return `the status ${status} is not published`;
    const content = response.content ?? {};
    if (body.length === 0) return Object.keys(content).length === 0 ? null : 'the body is missing';
    const published = Object.keys(content).find((each) => type.split(';')[0].trim() === each);
    if (!published) return `${type || 'no type'} is not a type published for ${status}`;
    if (!published.includes('json')) return null;
    const { path, method } = operation;
    const names = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', published];
    return this.faultBySchema([...names, 'schema'], body);
  }

  /** What is wrong with a refusal of what the document does not know. */
  faultOfRefusal({ status, body }) {
    if (![400, 404, 413, 415, 431].includes(status)) return `the status ${status} for an unpublished address`;
    return this.faultBySchema(['components', 'schemas', 'Problem'], body);
  }

  faultBySchema(parts, body) {
    let value;
    try {
      value = JSON.parse(body.toString('utf8'));
    } catch {
      return 'the body is no JSON';
    }
    const validate = this.validator(parts);
    return validate(value) ? null : `the body is not as published: ${JSON.stringify(validate.errors[0])}`;
  }
}
