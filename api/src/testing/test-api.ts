import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadEnvironment } from 'server-kit/load-environment';
import type { Address } from 'shared-contracts/api/addresses';
import type { RefreshedTokens, Tokens } from 'shared-contracts/api/auth';
import type { CartLine } from 'shared-contracts/api/cart';
import type { Problem } from 'shared-contracts/api/problem';
import type { SearchHit } from 'shared-contracts/api/products';
import type { User } from 'shared-contracts/api/users';
import type { Environment } from 'shared-contracts/environment';
import { demoPassword } from '../../seed/customers-and-orders';
import { silhouettes } from '../../seed/silhouettes';
import { buildApp } from '../app';
import { paymentSettings } from '../checkout/payment-settings';
import { reconcile } from '../checkout/reconcile-payments';
import type { Database } from '../database/database';
import { asText } from '../email/email-layout';
import type { Deliver } from '../email/mail-transport';
import { cleanUp } from '../jobs/clean-up';
import { createMailJob } from '../jobs/send-emails';
import { makeOrderPdf, makeQuotePdf } from '../pdf/order-and-quote-pdf';
import { makeSheetPdf } from '../pdf/sheet-pdf';
import type { RateLimits } from '../rate-limits/rate-limits';
import { FakeProvider } from './fake-provider';
import { quickPasswords } from './quick-passwords';
import { copyOfTemplate } from './template-database';
import type { Answer, Call, Duration, Method, TestApiOptions } from './test-api-options';
import { compareStatuses, undeclared } from './undeclared-statuses';

const localFile = join(__dirname, '../../../environments/local.json');
/** Signs the tokens and cursors of the tests. */
export const secret = 'a secret of the tests, long enough to sign';

interface SentEmail {
  readonly createdAt: Date;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns one statement, which the database plans only once, for the timestamps of all tables. */
async function shiftOfTimes({ sql }: Database): Promise<string> {
  const { rows } = await sql.query({
    text: `select format('%s as (update %s set %s)', 'shift_' || attrelid, attrelid::regclass,
        string_agg(format('%I = %I - make_interval(secs => $1::float)', attname, attname), ', ')) as update
      from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
      where atttypid = 'timestamptz'::regtype and attnum > 0 and not attisdropped group by attrelid`,
  });
  const updates = (rows as { update: string }[]).map(({ update }) => update);
  // Counters of rate limits store their expiry as a number.
  return `with ${updates} update throttles set expire = expire - ($1::float * 1000)::bigint`;
}

/** The whole API with a fake card provider, on a separate database with the demo data. */
export class TestApi {
  private readonly emails: SentEmail[] = [];
  private shift: string | undefined;

  private constructor(
    readonly app: FastifyInstance,
    readonly database: Database,
    readonly provider: FakeProvider,
    readonly environment: Environment,
    readonly dataDirectory: string,
  ) {}

  static async open(options: TestApiOptions = {}): Promise<TestApi> {
    const { settings, company, printer, queries, onRoute, beside, ...deps } = options;
    const local = loadEnvironment(localFile, {});
    const environment = {
      ...local,
      // Without the page of the OpenAPI document, whose files take a quarter of the time to open an API.
      settings: { ...local.settings, mailbox: false, ...settings },
      company: { ...local.company, ...company },
    };
    const dataDirectory = mkdtempSync(join(tmpdir(), 'boutique-api-'));
    const database = beside ? { ...beside.database, close: async () => {} } : await copyOfTemplate(queries);
    const payment = paymentSettings(environment, {});
    const provider = new FakeProvider(payment);
    const watch = (message: unknown) => {
      const { fastify } = message as { fastify: FastifyInstance };
      compareStatuses(fastify);
      if (onRoute) fastify.addHook('onRoute', onRoute);
    };
    subscribe('fastify.initialization', watch);
    const app = await buildApp({
      environment,
      database,
      secret,
      passwords: quickPasswords(),
      payment,
      provider,
      version: '0.0.0',
      dataDirectory,
      printer: {
        catalogue: async () => Buffer.from('%PDF-test'),
        sheet: makeSheetPdf,
        order: makeOrderPdf,
        quote: makeQuotePdf,
        ...printer,
      },
      silhouettes,
      logLevel: deps.logTo ? 'trace' : 'silent',
      catalogueCheckedEvery: 0,
      accessLog: false,
      ...deps,
    });
    unsubscribe('fastify.initialization', watch);
    return new TestApi(app, database, provider, environment, dataDirectory);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.database.close();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }

  async call<Data = Problem>(method: Method, url: string, call: Call = {}): Promise<Answer<Data>> {
    const { token, body, headers = {}, from } = call;
    const reply = await this.app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
      ...(from && { remoteAddress: from }),
    });
    if (undeclared.size > 0) throw new Error(`undeclared: ${[...undeclared].join(', ')}`);
    const isJson =
      `${reply.headers['content-type']}`.includes('json') &&
      reply.headers['content-encoding'] === undefined &&
      reply.body !== '';
    return {
      status: reply.statusCode,
      data: (isJson ? JSON.parse(reply.body) : reply.body) as Data,
      headers: reply.headers,
    };
  }

  get = <Data = Problem>(url: string, token?: string) => this.call<Data>('GET', url, { token });
  post = <Data = Problem>(url: string, body: unknown, token?: string) =>
    this.call<Data>('POST', url, { token, body });
  patch = <Data = Problem>(url: string, body: unknown, token?: string) =>
    this.call<Data>('PATCH', url, { token, body });
  delete = <Data = Problem>(url: string, token?: string) => this.call<Data>('DELETE', url, { token });
  login = (username: string, password = demoPassword, more: object = {}) =>
    this.post<Tokens & Problem>('/auth/login', { username, password, ...more });
  refresh = (token: string) => this.call<RefreshedTokens>('POST', '/auth/refresh', { token });
  profile = (token: string) => this.get<User>('/users/profile', token);

  async signIn(username: string, password?: string, _remember_me = false): Promise<Tokens> {
    const { data, status } = await this.login(username, password, { _remember_me });
    if (status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(data)}`);
    return data;
  }

  /** Returns the access token of a session with 'Rester connecté', which is valid for longer. */
  async tokenOf(username: string): Promise<string> {
    return (await this.signIn(username, demoPassword, true)).access_token;
  }

  async addressesOf(token: string): Promise<Address[]> {
    return (await this.get<Address[]>('/users/addresses', token)).data;
  }

  async fillCart(token: string, lines: readonly CartLine[]): Promise<void> {
    const { status } = await this.post('/cart/add', lines, token);
    if (status !== 200) throw new Error(`the cart was refused: ${status}`);
  }

  /** Requests the catalogue, which is generated on the first request, until it exists. */
  async catalogueMade(): Promise<Answer<unknown>> {
    const limit = Date.now() + 20_000;
    for (;;) {
      const answer = await this.get<unknown>('/documents/catalogue.pdf');
      if (answer.status !== 503 || Date.now() > limit) return answer;
      // Lets pending file writes continue.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Moves all stored timestamps into the past; timestamps in tokens depend on the clock of the process. */
  async later({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Duration): Promise<void> {
    const passed = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.shift ??= await shiftOfTimes(this.database);
    await this.sql(this.shift, passed);
  }

  /** Runs a statement; returns its rows. */
  async sql<Row>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
    return (await this.database.sql.query({ text, values: [...values] })).rows as Row[];
  }

  /** Counts requests of a kind against the rate limit, without calls. */
  async spend(kind: keyof RateLimits, count: number, key: string): Promise<void> {
    const limit = this.app.services.rateLimits[kind];
    await Promise.all(Array.from({ length: count }, () => limit.count(key)));
  }

  /** Deletes carts, orders and counters, for tests that share a database. */
  async forgetPurchases(): Promise<void> {
    // On PGlite, deleting a few rows takes a tenth of the time of a truncation.
    await this.sql('with o as (delete from orders), c as (delete from carts) delete from throttles');
    this.provider.forget();
  }

  /** Runs the job that sends inquiries to the provider once; returns the ids of these orders. */
  async reconcile(): Promise<string[]> {
    const { provider, app } = this;
    provider.inquired.length = 0;
    await reconcile(app.services, app.log);
    return [...provider.inquired];
  }

  /** Runs the job that deletes expired data once. */
  cleanUp = (signal?: AbortSignal) =>
    cleanUp(this.database.db, this.app.log, this.environment.settings, signal);

  /** Sends the due emails to `mailsTo`, as the job does to a mail server. */
  async sendMails(): Promise<void> {
    const { app, emails } = this;
    const deliver: Deliver = async ({ createdAt }, email) => {
      emails.push({ createdAt, to: email.to, subject: email.subject, text: asText(email) });
    };
    await createMailJob({ ...app.services, deliver, log: app.log })();
  }

  /** Returns the hits of a search. */
  async search(query: string): Promise<SearchHit[]> {
    return (await this.get<SearchHit[]>(`/products/search?q=${encodeURIComponent(query)}`)).data;
  }

  /** Sends the due emails; returns all emails to an address, the newest first. */
  async mailsTo(recipient: string): Promise<readonly SentEmail[]> {
    await this.sendMails();
    return this.emails
      .filter(({ to }) => to === recipient)
      .sort((one, other) => Number(other.createdAt) - Number(one.createdAt));
  }

  /** Returns the token of the latest emailed link. */
  async mailedToken(recipient: string): Promise<string> {
    const [mail] = await this.mailsTo(recipient);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
}
