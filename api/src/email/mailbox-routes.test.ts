import { readdir } from 'node:fs/promises';
import { outboxFolder } from '../app';
import { createMailJob } from '../jobs/send-emails';
import { api, openWith } from '../testing/api';
import { deliverToFiles } from './mail-transport';

const karimsAddress = 'karim@hotel-lumiere.example';
const leasAddress = 'lea@copro-gestion.example';

openWith({ settings: { mailbox: true } });
const folder = () => outboxFolder(api.dataDirectory);
const sendMails = () => {
  const deliver = deliverToFiles(api.environment, folder());
  return createMailJob({ ...api.app.services, deliver, log: api.app.log })();
};
const resetFor = (email: string) => api.post('/auth/password/reset', { email });

it('an email that is written again after a crash replaces its file', async () => {
  await resetFor(karimsAddress);
  await sendMails();
  const [name] = await readdir(folder());
  await api.sql('update mails set sent_at = null, due_at = now()');

  await sendMails();

  expect(await readdir(folder())).toEqual([name]);
});

it('the mailbox lists the newest email first, and shows one as a customer sees it, but no other file', async () => {
  for (const email of [leasAddress, karimsAddress, leasAddress]) {
    await resetFor(email);
    await sendMails();
  }

  const { data } = await api.get<{ name: string; to: string }[]>('/dev/mailbox.json');
  const email = await api.get<string>(`/dev/mailbox/${data[0]?.name}`);
  const other = await api.get(`/dev/mailbox/${encodeURIComponent('../api.json')}`);

  expect(data.slice(0, 3).map(({ to }) => to)).toEqual([leasAddress, karimsAddress, leasAddress]);
  expect(email.data).toMatch(/<table.*Boutique SPH/s);
  expect(other.status).toBe(404);
});
