import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { outboxFolder } from '../app';
import { mails } from '../database/schema';
import { api } from '../testing/api';
import { TestApi } from '../testing/test-api';

const karimsAddress = 'karim@hotel-lumiere.example';
const leasAddress = 'lea@copro-gestion.example';

const resetFor = (email: string) => api.post('/auth/password/reset', { email });

it('the API has a mailbox only if the environment file enables it', async () => {
  const other = await TestApi.open({ beside: api, settings: { mailbox: false } });

  expect((await other.get('/dev/mailbox')).status).toBe(404);
  expect((await api.get('/dev/mailbox')).status).toBe(200);
  await other.close();
});

it('an email that is written again after a crash replaces its file', async () => {
  const folder = outboxFolder(api.dataDirectory);
  await resetFor(karimsAddress);
  await api.sendMails();
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, `.${name}.tmp`), 'half an email');
  await api.database.db.update(mails).set({ sentAt: null, dueAt: sql`now()` }).where(eq(mails.kind, 'reset'));

  await api.sendMails();

  expect(await readdir(folder)).toEqual([name]);
});

it('the mailbox lists the newest email first', async () => {
  for (const email of [leasAddress, karimsAddress, leasAddress]) {
    await resetFor(email);
    await api.sendMails();
  }

  const { data } = await api.get<{ to: string }[]>('/dev/mailbox.json');

  expect(data.slice(0, 3).map(({ to }) => to)).toEqual([leasAddress, karimsAddress, leasAddress]);
});
