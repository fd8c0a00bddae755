import { api } from '../testing/api';
import { type Job, runJobs } from './job-runner';

const job = (name: string, more: Partial<Job> = {}) => ({
  name,
  everySeconds: 3600,
  shared: true,
  work: jest.fn<Promise<void>, [AbortSignal]>(async () => {}),
  ...more,
});

const runnerOf = (...jobs: Job[]) => runJobs(api.database.db, jobs, api.app.log);

describe('a recurring job', () => {
  it('runs in one of several processes per interval', async () => {
    const alone = job('alone', { shared: false });
    const processes = [runnerOf(alone), runnerOf(alone)];

    for (const runner of processes) runner.nudge('alone');
    await Promise.all(processes.map((runner) => runner.stop()));

    expect(alone.work).toHaveBeenCalledTimes(1);
  });

  it('is aborted when the process stops, which waits for its completion', async () => {
    const steps: string[] = [];
    const work = async (signal: AbortSignal) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      steps.push('work done');
    };
    const runner = runnerOf(job('long', { work }));
    runner.nudge('long');

    await runner.stop();
    steps.push('process stopped');

    expect(steps).toEqual(['work done', 'process stopped']);
  });

  it('misses no run because a timer is slightly early', async () => {
    const each = job('each run', { shared: false, everySeconds: 60 });
    const runner = runnerOf(each);
    const runAfter = async (seconds: number) => {
      await api.sql('update job_leases set leased_until = leased_until - make_interval(secs => $1)', seconds);
      runner.nudge('each run');
      await runner.stop();
      return jest.mocked(each.work).mock.calls.length;
    };

    expect([await runAfter(0), await runAfter(30), await runAfter(29)]).toEqual([1, 1, 2]);
  });

  it('that fails does not stop the others', async () => {
    const fine = job('fine');
    const runner = runnerOf(job('failing', { work: () => Promise.reject(new Error('no')) }), fine);

    runner.nudge('failing');
    runner.nudge('fine');
    await runner.stop();

    expect(fine.work).toHaveBeenCalledTimes(1);
  });
});
