import { posix } from 'node:path';

/** Beside these folders lie configuration and programs, which put product, tools and demo data together. */
const product = /^(shell|mfe-[^/]+|shared-contracts|page-kit|shared-ui|api)\/(src|server)\//;
const apart = /^(tools|tests|api\/seed)\/|^(build-config|demo-catalogue|payment-sandbox|e2e|bench)(\/|$)/;
/** What a tool may import besides tools: the contracts. */
const notForTools = /^(shell|mfe-[^/]+|page-kit|shared-ui|api|tests|e2e|bench)(\/|$)/;

/**
 * The imports of a file that its side must not have: tools, tests and demo data in the product, product and tests in a tool.
 * @param {string} file path from the root
 * @param {readonly string[]} specifiers
 */
export function forbiddenImports(file, specifiers) {
  const forbidden = product.test(file) ? apart : file.startsWith('tools/') ? notForTools : null;
  return specifiers
    .map((specifier) => (specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier))
    .filter((path) => forbidden?.test(path));
}
