import type { TestApi } from '../../testing/test-api';

/** Raises the version of the catalogue without a change, so that nothing cached is served. */
export const changeCatalogue = ({ database }: Pick<TestApi, 'database'>) =>
  database.sql.query({ text: 'insert into catalogue_changes values (1)' });
