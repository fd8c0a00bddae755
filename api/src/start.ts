import type { FastifyInstance } from 'fastify';
import { createPasswords } from './account/passwords';
import { createPaymentProvider } from './checkout/payment-provider';
import { paymentSettings } from './checkout/payment-settings';
import { type Database, StartError } from './database/database';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { seedWhenEmpty } from './seed/seed';
import { buildApp } from './server/app';
import { signingSecret } from './server/signing-keys';
import type { Settings } from './settings';

type Variables = Readonly<Record<string, string | undefined>>;

export const version = '1.0.0';

/** Opens the database that the variables choose. */
export async function openDatabase({ databaseUrl, dataDirectory }: Settings): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, { durable: true }) : openPglite(dataDirectory);
}

/** Starts one API process. @throws {StartError} with the one line that tells what to change */
export async function start(settings: Settings, variables: Variables): Promise<FastifyInstance> {
  const { environment } = settings;
  const payment = paymentSettings(environment, variables);
  const database = await openDatabase(settings);
  try {
    await database.migrate();
    const passwords = createPasswords();
    if (environment.name === 'local') await seedWhenEmpty(database.db, passwords);
    const app = await buildApp({
      environment,
      database,
      secret: await signingSecret(database.db, settings.jwtSecret),
      passwords,
      payment,
      provider: createPaymentProvider(payment),
      version,
      logLevel: settings.logLevel,
      trustedProxies: settings.trustedProxies,
    });
    app.addHook('onClose', () => database.close());
    await listen(app, settings);
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new StartError(
      `Le port ${port} est déjà pris : libérez-le ou choisissez-en un autre avec API_PORT.`,
    );
  }
}
