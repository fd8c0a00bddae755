import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { serveMetrics } from 'server-kit/metrics-server';
import { addProbes } from 'server-kit/probes';
import parts from 'server-kit/processes.json';
import { listening, StartError } from 'server-kit/start-error';
import type { Variables } from 'server-kit/variables';
import type { Environment } from 'shared-contracts/environment';
import { version } from '../package.json';
import { createPasswords, type Passwords } from './account/passwords';
import { buildApp, outboxFolder } from './app';
import { createPaymentProvider } from './checkout/payment-provider';
import { paymentSettings } from './checkout/payment-settings';
import type { Db } from './database/database';
import { isDatabaseAway, refusedLogin } from './database/database-errors';
import { openDatabase } from './database/open-database';
import { embeddedWarning } from './database/pglite';
import { deliverBySmtp, deliverToFiles } from './email/mail-transport';
import { type JobRunner, runJobs } from './jobs/job-runner';
import { shopJobs } from './jobs/shop-jobs';
import { createPrinter } from './pdf/pdf-workers';
import { checkProduction, refuseDemoAccounts } from './production-checks';
import { unavailable } from './refusals/refusals';
import { signingSecret } from './secrets';
import { createServer } from './server/create-server';
import { readFigures } from './server/health-routes';
import { Metrics } from './server/metrics';
import type { Settings } from './settings';

/** Milliseconds between attempts to reach the database. */
const retryPause = 2_000;
/** Milliseconds before the catalogue is generated, so as not to slow down the start of other processes. */
const catalogueDelay = 5_000;

/** Demo data, which the programs pass in: sources of the product must not import it. */
export interface Demo {
  /** Seeds an empty database. */
  seed(db: Db, passwords: Passwords, company: Environment['company']): Promise<unknown>;
  /** Email addresses of the customers whose password is published. */
  readonly emails: readonly string[];
  readonly silhouettes: ReadonlyMap<string, string>;
}

/** What the program gives the API that it starts. */
interface Program {
  /** The compiled `pdf/make-document.ts`, which workers run. */
  readonly documents: URL;
  readonly demo: Demo;
  /** Whether the process received a signal to stop; always false by default. */
  readonly isDraining?: () => boolean;
}

/** Starts one API process. @throws {StartError} with one line per setting to change */
export async function start(
  settings: Settings,
  variables: Variables,
  { documents, demo, isDraining = () => false }: Program,
): Promise<FastifyInstance> {
  const { environment, dataDirectory } = settings;
  checkProduction(settings, variables);
  const payment = paymentSettings(environment, variables);
  const passwords = createPasswords();
  const database = await openDatabase(settings);
  if (!settings.databaseUrl) console.warn(embeddedWarning);
  let opened: { close(): PromiseLike<unknown> } = database;
  try {
    const secret = await retryUntilReachable(settings, async () => {
      await database.migrate();
      await refuseDemoAccounts(settings, database, demo.emails);
      if (environment.name === 'local') await demo.seed(database.db, passwords, environment.company);
      return signingSecret(database.db, settings.jwtSecret);
    });
    const provider = createPaymentProvider(payment, (failure) =>
      app.log.warn(failure, 'call of the payment provider failed'),
    );
    const printer = createPrinter(documents);
    const metrics = settings.metrics && new Metrics();
    let jobs: JobRunner | null = null;
    const app = await buildApp({
      ...settings,
      database,
      secret,
      passwords,
      payment,
      provider,
      version,
      printer,
      silhouettes: demo.silhouettes,
      afterWrite: () => jobs?.nudge('mails'),
      isDraining,
      watch: (server) => metrics?.watchRequests(server),
    });
    let catalogueTimer: NodeJS.Timeout | undefined;
    let closeMetrics: (() => void) | undefined;
    app.addHook('onClose', async () => {
      clearTimeout(catalogueTimer);
      closeMetrics?.();
      await jobs?.stop();
      await printer.close();
      await database.close();
    });
    opened = app;
    await listen(app, settings);
    if (settings.metrics && metrics) {
      const read = () => metrics.text(database, () => readFigures(app.services));
      closeMetrics = await serveMetrics(read, settings.metrics, 'API_METRICS_PORT');
    }
    const deliver = settings.smtpUrl
      ? deliverBySmtp(environment, settings.smtpUrl)
      : deliverToFiles(environment, outboxFolder(dataDirectory));
    jobs = runJobs(database.db, shopJobs({ ...app.services, deliver }, app.log), app.log, metrics?.countRun);
    catalogueTimer = setTimeout(() => {
      app.services.catalogue.read().catch((error) => app.log.warn({ err: error }, 'catalogue not looked at'));
    }, catalogueDelay).unref();
    return app;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Runs `work`, and retries it while PostgreSQL is unreachable. Meanwhile the port responds with 503. */
async function retryUntilReachable<Result>(settings: Settings, work: () => Promise<Result>): Promise<Result> {
  if (!settings.databaseUrl) return work();
  // Also during a migration, which may take minutes.
  const placeholder = await serveUnavailable(settings);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        const refusal = refusedLogin(error);
        if (refusal) throw new StartError(`DATABASE_URL : PostgreSQL refuse la connexion (${refusal}).`);
        if (attempt === 0)
          console.warn(
            'PostgreSQL ne répond pas ou est en lecture seule (DATABASE_URL) : nouvel essai toutes les 2 secondes.',
          );
        await pause(retryPause);
      }
    }
  } finally {
    await placeholder.close();
  }
}

/** Serves the port while there is no database. */
async function serveUnavailable(settings: Settings): Promise<FastifyInstance> {
  const app = await createServer(settings.environment, settings);
  addProbes(app, async () => 'starting');
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw unavailable();
  });
  await listen(app, settings);
  return app;
}

const listen = (app: FastifyInstance, { host, port }: Settings) =>
  listening(app.listen({ host, port }), { host, port }, ['HOST', parts.api.portVariable]);
