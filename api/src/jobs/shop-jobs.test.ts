import { createSettlement } from '../checkout/settle-payment';
import { api } from '../testing/api';
import { shopJobs } from './shop-jobs';

it('every process sends emails, and one process at a time runs the payments and clean-up jobs', () => {
  const { environment, provider, app } = api;
  const { db } = api.database;
  const settlement = createSettlement(db, provider.settings, app.log);

  const jobs = shopJobs({ db, environment, provider, settlement, deliver: async () => {} }, app.log);

  expect(jobs.map(({ name, shared }) => [name, shared])).toEqual([
    ['mails', true],
    ['payments', false],
    ['clean-up', false],
  ]);
});
