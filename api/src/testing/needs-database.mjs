/** True for the source of a test that meets a database: it imports something from `src/testing`, where databases come from. */
export const needsDatabase = (source) => /from '(\.{1,2}\/)+(src\/)?testing\//.test(source);
