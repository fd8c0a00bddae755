import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from 'shared-contracts/environment';
import { reconcile } from '../checkout/reconcile-payments';
import type { InquiryDeps } from '../checkout/settle-payment';
import type { Deliver } from '../email/mail-transport';
import { cleanUp } from './clean-up';
import type { Job } from './job-runner';
import { createMailJob } from './send-emails';

/** Creates the recurring jobs of the shop; see decision 007. */
export function shopJobs(
  deps: InquiryDeps & { readonly environment: Environment; readonly deliver: Deliver },
  log: FastifyBaseLogger,
): Job[] {
  const { db, environment, deliver } = deps;
  return [
    { name: 'mails', everySeconds: 2, shared: true, work: createMailJob({ db, environment, deliver, log }) },
    { name: 'payments', everySeconds: 60, shared: false, work: () => reconcile(deps, log) },
    {
      name: 'clean-up',
      everySeconds: 3600,
      shared: false,
      work: (signal) => cleanUp(db, log, environment.settings, signal),
    },
  ];
}
