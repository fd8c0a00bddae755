import type { TestApi } from '../../testing/test-api';

/** Increments the version of the catalogue, which invalidates cached responses. */
export const changeCatalogue = ({ database }: Pick<TestApi, 'database'>) =>
  database.sql.query({ text: 'insert into catalogue_changes values (1)' });
