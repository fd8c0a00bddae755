import { createSettlement } from '../checkout/settle';
import { sessions } from '../database/schema';
import type { Deliver } from '../email/deliver';
import type { Email } from '../email/email';
import { api } from '../testing/api';
import { contactMessage } from '../testing/forms';
import { TestBuyer } from '../testing/test-buyer';
import { shopJobs } from './shop-jobs';

describe('the recurring jobs', () => {
  const sent: Email[] = [];
  const { signal } = new AbortController();

  function job(name: string) {
    const { environment, provider, app } = api;
    const { db } = api.database;
    const settlement = createSettlement(db, provider.settings, app.log);
    const deliver: Deliver = async (_mail, email) => {
      sent.push(email);
    };
    const found = shopJobs({ db, environment, provider, settlement, deliver }, app.log).find(
      (each) => each.name === name,
    );
    if (!found) throw new Error(`the shop has no job ${name}`);
    return found;
  }

  it('send emails every two seconds, in every process', async () => {
    await api.post('/contact', contactMessage);
    const mails = job('mails');

    await mails.work(signal);

    expect(mails).toMatchObject({ everySeconds: 2, shared: true });
    expect(sent.map(({ to }) => to)).toEqual([api.environment.company.email, contactMessage.email]);
  });

  it('inquires every minute about payments without notification, in one process', async () => {
    const karim = await TestBuyer.signIn(api, 'karim');
    const { orderId } = await karim.openFormFor();
    api.provider.inquiries.set(orderId, { outcome: 'found', answer: api.provider.answer(orderId) });
    await api.later({ minutes: 17 });
    const payments = job('payments');

    await payments.work(signal);

    expect(payments).toMatchObject({ everySeconds: 60, shared: false });
    expect(await karim.statusOf(orderId)).toBe('PAID');
  });

  it('clean up every hour, in one process', async () => {
    await api.signIn('karim');
    await api.later({ days: 62 });
    const cleanUp = job('clean-up');

    await cleanUp.work(signal);

    expect(cleanUp).toMatchObject({ everySeconds: 3600, shared: false });
    expect(await api.database.db.$count(sessions)).toBe(0);
  });
});
