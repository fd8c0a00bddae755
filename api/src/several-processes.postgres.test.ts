import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tokens } from 'shared-contracts/api/auth';
import { demoPassword } from '../seed/customers';
import { type ApiProcess, buildProgram, startProcess } from './testing/api-process';
import { copyOnServer, type ServerDatabase } from './testing/template-database';

describe('two processes with a data folder each, on one PostgreSQL database', () => {
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

  it('accept the tokens of each other', async () => {
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

  it('end a session together', async () => {
    const [first, second] = processes;
    const tokens = (await (await signIn(first, 'camille')).json()) as Tokens;
    const access = async ({ url }: ApiProcess) =>
      (await fetch(`${url}/users/profile`, withToken(tokens.access_token))).status;
    const before = await access(second);

    await fetch(`${first.url}/auth/logout`, { method: 'POST', ...withToken(tokens.refresh_token) });

    expect([before, await access(second), await access(first)]).toEqual([200, 401, 401]);
  });

  it('accept one of two successors that both issued for the same token', async () => {
    const tokens = (await (await signIn(processes[0], 'camille')).json()) as Tokens;
    const refresh = async ({ url }: ApiProcess, token: string) => {
      const answer = await fetch(`${url}/auth/refresh`, { method: 'POST', ...withToken(token) });
      return { status: answer.status, tokens: (await answer.json()) as Tokens };
    };
    const given = await Promise.all(processes.map((each) => refresh(each, tokens.refresh_token)));

    const used = await Promise.all(
      given.map((each, index) => refresh(processes[index] ?? processes[0], each.tokens.refresh_token)),
    );

    expect(given.map(({ status }) => status)).toEqual([200, 200]);
    expect(used.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('count wrong passwords together', async () => {
    const [first, second] = processes;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      for (const each of processes) statuses.push((await signIn(each, 'lea', 'faux')).status);
    }

    const [eleventh, onTheOther] = [await signIn(first, 'lea'), await signIn(second, 'lea')];

    expect(new Set(statuses)).toEqual(new Set([401]));
    expect([eleventh.status, onTheOther.status]).toEqual([429, 429]);
  });
});
