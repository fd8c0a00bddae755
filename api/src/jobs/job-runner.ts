import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database';
import { isDatabaseAway } from '../database/database-errors';
import { jobLeases } from '../database/schema';

/** Recurring work of the API. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** True when all processes may run it at once, because each locks different rows. */
  readonly shared: boolean;
  /** Long work returns early when the signal is aborted, after its current item. */
  work(signal: AbortSignal): Promise<void>;
}

export type JobRunner = ReturnType<typeof runJobs>;

/** Timers are not exact: a lease as long as the interval could still be valid at the next run. */
const leasedShare = 0.9;

/** Takes the lease of a job, which is also its schedule: the process that renews it runs the job. */
async function takeLease(db: Db, { name, everySeconds }: Job): Promise<boolean> {
  const leasedUntil = sql`now() + make_interval(secs => ${everySeconds * leasedShare})`;
  const taken = await db
    .insert(jobLeases)
    .values({ job: name, leasedUntil })
    .onConflictDoUpdate({
      target: jobLeases.job,
      set: { leasedUntil },
      setWhere: sql`${jobLeases.leasedUntil} < now()`,
    })
    .returning();
  return taken.length > 0;
}

/** Runs the recurring jobs of a process; a failed one runs again. @param count called after each run */
export function runJobs(
  db: Db,
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  count?: (job: string, seconds: number, outcome: 'done' | 'failed') => void,
) {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const stopping = new AbortController();

  async function attempt(job: Job): Promise<void> {
    const start = performance.now();
    const end = (outcome: 'done' | 'failed') =>
      count?.(job.name, (performance.now() - start) / 1000, outcome);
    try {
      if (!job.shared && !(await takeLease(db, job))) return;
      await job.work(stopping.signal);
      end('done');
    } catch (error) {
      end('failed');
      if (isDatabaseAway(error)) log.warn({ job: job.name }, 'job waits for the database');
      else log.error({ err: error, job: job.name }, 'job failed');
    }
  }

  function run(job: Job): void {
    if (running.has(job.name)) {
      again.add(job.name);
      return;
    }
    const done = attempt(job).finally(() => {
      running.delete(job.name);
      if (again.delete(job.name)) run(job);
    });
    running.set(job.name, done);
  }

  const timers = jobs.map((job) => setInterval(run, job.everySeconds * 1000, job).unref());
  return {
    /** Runs a job now, or again after its current run: for instance, a write has left it something to do. */
    nudge: (name: string) => {
      const job = jobs.find((candidate) => candidate.name === name);
      if (job) run(job);
    },
    /** Stops the timers and resolves when running work has completed. */
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      again.clear();
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
