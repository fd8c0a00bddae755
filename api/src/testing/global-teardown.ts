import embeddedDatabases from './embedded-databases.cjs';
import { removeServerTemplate } from './template-database';

export default async function () {
  await embeddedDatabases.close();
  await removeServerTemplate();
}
