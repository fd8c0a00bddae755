import { join } from 'node:path';
import type { Tokens } from 'shared-contracts/api/auth';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { demoPassword } from '../seed/customers-and-orders';
import { demo } from '../seed/seed';
import { readSettings } from './settings';
import { start } from './start';
import { documentsProgram } from './testing/api-process';
import { copyOnServer } from './testing/template-database';

const folder = temporaryFolder();

it('two APIs with separate data folders and one PostgreSQL database accept each other’s tokens until sign-out', async () => {
  const database = await copyOnServer();
  const startIn = (name: string) => {
    const shared = { API_PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: database.url };
    const variables = { ...shared, DATA_DIR: join(folder, name) };
    return start(readSettings(variables, join(__dirname, '../..')), variables, documentsProgram, demo);
  };
  const [first, second] = await Promise.all([startIn('first'), startIn('second')]);
  const payload = { username: 'camille', password: demoPassword };
  const tokens = (await first.inject({ method: 'POST', url: '/auth/login', payload })).json<Tokens>();
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const access = async () =>
    (await second.inject({ url: '/users/profile', ...bearer(tokens.access_token) })).statusCode;

  const before = await access();
  await first.inject({ method: 'POST', url: '/auth/logout', ...bearer(tokens.refresh_token) });

  expect([before, await access()]).toEqual([200, 401]);
  await Promise.all([first.close(), second.close()]);
  await database.drop();
});
