import { outboxFolder } from '../app';
import { createMailJob } from '../jobs/send-emails';
import { api, openWith } from '../testing/api';
import { deliverToFiles } from './mail-transport';

const karimsAddress = 'karim@hotel-lumiere.example';
const leasAddress = 'lea@copro-gestion.example';

openWith({ settings: { mailbox: true } });

it('the mailbox lists the newest email first, and shows one as a customer sees it, but no other file', async () => {
  const deliver = deliverToFiles(api.environment, outboxFolder(api.dataDirectory));
  const sendMails = createMailJob({ ...api.app.services, deliver, log: api.app.log });
  for (const email of [leasAddress, karimsAddress]) {
    await api.post('/auth/password/reset', { email });
    await sendMails();
  }

  const { data } = await api.get<{ name: string; to: string }[]>('/dev/mailbox.json');
  const email = await api.get<string>(`/dev/mailbox/${data[0]?.name}`);
  const other = await api.get(`/dev/mailbox/${encodeURIComponent('../api.json')}`);

  expect(data.map(({ to }) => to)).toEqual([karimsAddress, leasAddress]);
  expect(email.data).toMatch(/<table.*Boutique SPH/s);
  expect(other.status).toBe(404);
});
