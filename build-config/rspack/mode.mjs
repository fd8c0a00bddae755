/** `NODE_ENV=development` alone asks for a development build; it goes to a folder of its own beside the production one. */
export const production = process.env.NODE_ENV !== 'development';
export const mode = production ? 'production' : 'development';
export const outputFolder = production ? 'dist' : 'dist-dev';

/** In development a file keeps its name while its content changes, so that the page can take over new code. */
export const hashed = (name, ending) =>
  production ? `${name}.[contenthash:8]${ending}` : `${name}${ending}`;
export const moduleIds = production ? 'deterministic' : 'named';
