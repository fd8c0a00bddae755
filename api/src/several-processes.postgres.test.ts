import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tokens } from 'shared-contracts/api/auth';
import { demoPassword } from '../seed/customers-and-orders';
import { type ApiProcess, buildProgram, startProcess } from './testing/api-process';
import { copyOnServer, type ServerDatabase } from './testing/template-database';

describe('two processes with separate data folders and one PostgreSQL database', () => {
  let database: ServerDatabase;
  let processes: readonly [first: ApiProcess, second: ApiProcess];
  const folder = mkdtempSync(join(tmpdir(), 'boutique-processes-'));

  beforeAll(async () => {
    buildProgram();
    database = await copyOnServer();
    const start = (name: string) =>
      startProcess({ DATABASE_URL: database.url, DATA_DIR: join(folder, name) });
    processes = await Promise.all([start('first'), start('second')]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const signIn = ({ url }: ApiProcess, username: string, password = demoPassword) =>
    fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('accept each other’s tokens', async () => {
    const [first, second] = processes;
    const tokens = (await (await signIn(first, 'camille')).json()) as Tokens;

    const profile = await fetch(`${second.url}/users/profile`, withToken(tokens.access_token));
    const refreshed = await fetch(`${second.url}/auth/refresh`, {
      method: 'POST',
      ...withToken(tokens.refresh_token),
    });
    const renewed = (await refreshed.json()) as Tokens;
    const again = await fetch(`${first.url}/users/profile`, withToken(renewed.access_token));

    expect(await profile.json()).toMatchObject({ username: 'camille' });
    expect([refreshed.status, again.status]).toEqual([200, 200]);
  });

  it('create one order when a cart is ordered by concurrent calls to both', async () => {
    const { access_token } = (await (await signIn(processes[0], 'achats')).json()) as Tokens;
    const call = async ({ url }: ApiProcess, path: string, body?: object) => {
      const headers = { ...withToken(access_token).headers, 'content-type': 'application/json' };
      const options = body && { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(url + path, { headers, ...options })).json();
    };
    const [{ id }] = await call(processes[0], '/users/addresses');
    await call(processes[0], '/cart/add', [{ productCode: 'NS-5L-E', quantity: 1 }]);

    const order = { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'standard' };
    const placed = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call(processes[index % 2 === 0 ? 0 : 1], '/purchase/createDeferredPayment', order),
      ),
    );

    expect(placed[0].orderId).toEqual(expect.any(String));
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('refuse a session that one of them has revoked', async () => {
    const [first, second] = processes;
    const tokens = (await (await signIn(first, 'camille')).json()) as Tokens;
    const access = async ({ url }: ApiProcess) =>
      (await fetch(`${url}/users/profile`, withToken(tokens.access_token))).status;
    const before = await access(second);

    await fetch(`${first.url}/auth/logout`, { method: 'POST', ...withToken(tokens.refresh_token) });

    expect([before, await access(second), await access(first)]).toEqual([200, 401, 401]);
  });
});
