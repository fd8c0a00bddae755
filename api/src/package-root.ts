import { fileURLToPath } from 'node:url';

const here = import.meta.url;
/** The folder of this workspace, which is one above this module both in `src` and as part of `dist/main.mjs`. */
const packageRoot = new URL('../', here);

/** Environment files and data folders are found from here, whatever folder the program is started from. */
export const projectRoot = fileURLToPath(new URL('../', packageRoot));

const ofDemo = (file: string) => fileURLToPath(new URL(`../demo-catalogue/${file}`, packageRoot));

/** What a new database begins with: articles, and the words of their trade. */
export const demoFiles = {
  articles: ofDemo('catalogue.csv'),
  synonyms: ofDemo('synonyms.csv'),
  pictures: ofDemo('pictures'),
};

export const migrationsFolder = fileURLToPath(new URL('migrations', packageRoot));
