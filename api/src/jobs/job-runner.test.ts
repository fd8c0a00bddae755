import { sql } from 'drizzle-orm';
import { mails } from '../database/schema';
import { api } from '../testing/api';
import { type Job, runJobs } from './job-runner';

function counted(name: string, shared: boolean): Job & { done: number } {
  const job = {
    name,
    everySeconds: 3600,
    shared,
    done: 0,
    work: async () => {
      job.done += 1;
    },
  };
  return job;
}

describe('a recurring job', () => {
  it('is done by one of several processes per interval', async () => {
    const job = counted('alone', false);
    const processes = [
      runJobs(api.database.db, [job], api.app.log),
      runJobs(api.database.db, [job], api.app.log),
    ];

    for (const runner of processes) runner.nudge('alone');
    await Promise.all(processes.map((runner) => runner.stop()));

    expect(job.done).toBe(1);
  });

  it('is done again when the lease is over', async () => {
    const job = counted('again', false);
    const runner = runJobs(api.database.db, [job], api.app.log);
    runner.nudge('again');
    await runner.stop();
    await api.database.db.execute(sql`update job_leases set leased_until = now() - interval '1 second'`);

    runner.nudge('again');
    await runner.stop();

    expect(job.done).toBe(2);
  });

  it('is aborted when the process ends, which waits for it', async () => {
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
    const runner = runJobs(api.database.db, [long], api.app.log);
    runner.nudge('long');

    await runner.stop();
    steps.push('process ended');

    expect(steps).toEqual(['work done', 'process ended']);
  });

  it('misses no run because a timer is slightly early', async () => {
    const job = Object.assign(counted('each turn', false), { everySeconds: 60 });
    const runner = runJobs(api.database.db, [job], api.app.log);
    const turn = async (seconds: number) => {
      await api.database.db.execute(
        sql`update job_leases set leased_until = leased_until - make_interval(secs => ${seconds})`,
      );
      runner.nudge('each turn');
      await runner.stop();
      return job.done;
    };

    expect([await turn(0), await turn(30), await turn(29)]).toEqual([1, 1, 2]);
  });

  it('that fails does not stop the others', async () => {
    const failing: Job = {
      name: 'failing',
      everySeconds: 3600,
      shared: true,
      work: () => Promise.reject(new Error('no')),
    };
    const job = counted('fine', true);
    const runner = runJobs(api.database.db, [failing, job], api.app.log);

    runner.nudge('failing');
    runner.nudge('fine');
    await runner.stop();

    expect(job.done).toBe(1);
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
