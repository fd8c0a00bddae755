import { sql } from 'drizzle-orm';
import { createSettlement } from '../checkout/settle-payment';
import { mails } from '../database/schema';
import { api } from '../testing/api';
import { type Job, runJobs } from './job-runner';
import { shopJobs } from './job-schedule';

function counted(name: string, shared: boolean, everySeconds = 3600) {
  let done = 0;
  const work = async () => {
    done += 1;
  };
  return { name, everySeconds, shared, work, done: () => done };
}

const runnerOf = (...jobs: Job[]) => runJobs(api.database.db, jobs, api.app.log);

describe('a recurring job', () => {
  it('runs in one of several processes per interval', async () => {
    const job = counted('alone', false);
    const processes = [runnerOf(job), runnerOf(job)];

    for (const runner of processes) runner.nudge('alone');
    await Promise.all(processes.map((runner) => runner.stop()));

    expect(job.done()).toBe(1);
  });

  it('is aborted when the process stops, which waits for its completion', async () => {
    const steps: string[] = [];
    const long: Job = {
      name: 'long',
      everySeconds: 3600,
      shared: true,
      work: async (signal) => {
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        steps.push('work done');
      },
    };
    const runner = runnerOf(long);
    runner.nudge('long');

    await runner.stop();
    steps.push('process stopped');

    expect(steps).toEqual(['work done', 'process stopped']);
  });

  it('misses no run because a timer is slightly early', async () => {
    const job = counted('each run', false, 60);
    const runner = runnerOf(job);
    const runAfter = async (seconds: number) => {
      await api.database.db.execute(
        sql`update job_leases set leased_until = leased_until - make_interval(secs => ${seconds})`,
      );
      runner.nudge('each run');
      await runner.stop();
      return job.done();
    };

    expect([await runAfter(0), await runAfter(30), await runAfter(29)]).toEqual([1, 1, 2]);
  });

  it('that fails does not stop the others', async () => {
    const failing: Job = {
      name: 'failing',
      everySeconds: 3600,
      shared: true,
      work: () => Promise.reject(new Error('no')),
    };
    const job = counted('fine', true);
    const runner = runnerOf(failing, job);

    runner.nudge('failing');
    runner.nudge('fine');
    await runner.stop();

    expect(job.done()).toBe(1);
  });
});

describe('emails that are due', () => {
  it('are each sent once, though two processes send at the same time', async () => {
    const { db } = api.database;
    const content = { subject: 'Une fois' };
    await db.insert(mails).values(Array.from({ length: 8 }, () => ({ kind: 'contact' as const, content })));

    await Promise.all([api.sendMails(), api.sendMails()]);

    const sent = await api.mailsTo(api.environment.company.email);
    expect(sent.filter(({ subject }) => subject === 'Contact\u00a0: Une fois')).toHaveLength(8);
  });
});

it('every process sends emails, and one process at a time runs the payments and clean-up jobs', () => {
  const { environment, provider, app } = api;
  const { db } = api.database;
  const settlement = createSettlement(db, provider.settings, app.log);

  const jobs = shopJobs({ db, environment, provider, settlement, deliver: async () => {} }, app.log);

  expect(jobs.map(({ name, everySeconds, shared }) => [name, everySeconds, shared])).toEqual([
    ['mails', 2, true],
    ['payments', 60, false],
    ['clean-up', 3600, false],
  ]);
});
