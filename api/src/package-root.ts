import { fileURLToPath } from 'node:url';

// A variable: the bundler would take the URLs below, relative to `import.meta.url`, for files to copy.
const here = import.meta.url;
/** Folder of this workspace, the parent of both `src` and `dist`. */
const packageRoot = new URL('../', here);

/** Environment files and data folders are relative to this folder, regardless of the current directory. */
export const projectRoot = fileURLToPath(new URL('../', packageRoot));

/** Migrations of the database, which drizzle-kit writes. */
export const migrationsFolder = fileURLToPath(new URL('migrations', packageRoot));

/** Fonts of PDF documents. */
export const fontsFolder = fileURLToPath(new URL('fonts', packageRoot));
