import { posix } from 'node:path';

/** Beside these folders lie configuration and programs, which put product, tools and demo data together. */
const product = /^(shell|mfe-[^/]+|shared-contracts|page-kit|shared-ui|api)\/(src|server)\//;
const apart = /^(build-config|scripts|proofs|bench|e2e|payment-sandbox|demo-catalogue|api\/seed)(\/|$)/;

/**
 * The tools and demo data that a file of the product imports.
 * @param {string} file path from the root
 * @param {readonly string[]} specifiers
 */
export const importedFromApart = (file, specifiers) =>
  product.test(file)
    ? specifiers
        .map((specifier) =>
          specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier,
        )
        .filter((path) => apart.test(path))
    : [];
