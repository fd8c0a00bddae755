import fc from 'fast-check';
import { messageOf } from '../report/message-of';
import type { Document, Operation } from './document';
import { KnownThings } from './known';
import {
  type Call,
  type Customer,
  callsOf,
  cart,
  mailedTokens,
  newAddress,
  newCustomer,
  onAccount,
} from './people';
import { type GeneratedRequest, requestsFor } from './requests';
import { type Answer, type SentRequest, send } from './send';
import { written } from './write-request';

const atOnce = 6;

/** What was sent and answered: statuses and successes with their number; `faults`: what was not as published, each once with the first request that showed it. */
export interface SeenRequests {
  requests: number;
  statuses: Record<string, number>;
  answered: Record<string, number>;
  faults: Record<string, string>;
}

interface Turn {
  readonly operation: Operation;
  readonly request: GeneratedRequest;
}

/** Two customers and what is known of them; whoever cannot call any more is replaced by another. */
class Cast {
  known = new KnownThings();
  people: Record<string, Pick<Customer, 'access' | 'addresses'> & Partial<Customer>> = {};
  private readonly call: Call;

  constructor(url: string) {
    this.call = callsOf(url);
  }

  async enter(name: string): Promise<void> {
    const customer = await newCustomer(this.call);
    this.people[name] = customer;
    this.known.add('login', customer.emailAddress);
    this.known.kinds.password = [customer.password];
    for (const id of customer.addresses) this.known.add('address', id, name);
  }

  async meet(): Promise<void> {
    await this.enter('camille');
    await this.enter('karim');
    const achats = await onAccount(this.call);
    this.people.achats = achats;
    for (const id of achats.addresses) this.known.add('address', id, 'achats');
    for (const token of await mailedTokens(this.call)) this.known.add('token', token);
  }

  async renew(): Promise<void> {
    for (const [name, { access }] of Object.entries(this.people)) {
      const { status } = await this.call('POST', '/cart/add', { token: access, body: cart });
      if (status === 200) continue;
      if (name === 'achats') this.people.achats = await onAccount(this.call);
      else await this.enter(name);
    }
  }

  bearer(name: string | undefined): { authorization?: string } {
    const { camille, karim, achats } = this.people;
    const tokens: Readonly<Record<string, string | undefined>> = {
      camille: camille?.access,
      achats: achats?.access,
      karim: karim?.access,
      refresh: karim?.refresh,
      damaged: `${camille?.access.slice(0, -3)}abc`,
      'of nobody': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      'very long': 'x'.repeat(8_000),
    };
    if (name === 'no bearer') return { authorization: 'Basic YTpi' };
    return name === undefined ? {} : { authorization: `Bearer ${tokens[name] ?? name}` };
  }
}

/** What is wrong with an answer, null when all is as published. */
function judge(
  document: Document,
  operation: Operation,
  request: SentRequest,
  answer: Answer,
): string | null {
  const [path = ''] = request.target.split(/[?#]/);
  if (answer.status >= 500 && answer.status !== 503) return `the status ${answer.status}`;
  if (request.method === 'HEAD') return null;
  // The HTTP server's own word for a head of more than 16 KiB.
  if (answer.status === 431) return document.faultOfRefusal(answer);
  if (request.method === 'OPTIONS') return answer.status === 204 ? null : document.faultOfRefusal(answer);
  const led = document.leadingTo(request.method, path);
  if (!led) {
    const refused = document.faultOfRefusal(answer);
    // An escape or a slash too many may still lead to what was meant.
    return refused && request.method === operation.method ? document.faultOf(operation, answer) : refused;
  }
  const fault = document.faultOf(led, answer);
  return fault && answer.status === 404 ? document.faultOfRefusal(answer) && fault : fault;
}

/**
 * Plays the requests of a round, which follow from its number and from what the API answers to them.
 */
export async function playRound(
  document: Document,
  url: string,
  round: number,
  count: number,
): Promise<SeenRequests> {
  const cast = new Cast(url);
  await cast.meet();
  const planned = document.operations.map((operation, index) => ({
    operation,
    requests: fc.sample(requestsFor(operation, document), {
      seed: round * 1_000 + index,
      numRuns: Math.ceil(count / document.operations.length),
    }),
  }));
  const turns = planned
    .flatMap(({ operation, requests }) => requests.map((request, place) => ({ operation, request, place })))
    .sort((one, other) => one.place - other.place)
    .slice(0, count);
  const seen: SeenRequests = { requests: 0, statuses: {}, answered: {}, faults: {} };

  /** A refusal that names the amount which is due is asked again with that amount, as a shop does. */
  async function play({ operation, request }: Turn): Promise<void> {
    const answer = await ask(operation, request);
    const due = answer?.status === 422 && JSON.parse(answer.body.toString('utf8')).due;
    if (due) await ask(operation, { ...request, body: { ...Object(request.body), amount: due.amount } });
  }

  async function ask(operation: Operation, request: GeneratedRequest): Promise<Answer | undefined> {
    const { bearer, headers, type, ...rest } = written(request, cast.known);
    const sent: SentRequest = {
      ...rest,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(type !== undefined && { 'content-type': type }),
        ...cast.bearer(bearer),
        ...headers,
      },
    };
    seen.requests += 1;
    let fault: string | null;
    let answer: Answer | undefined;
    try {
      answer = await send(url, sent);
      seen.statuses[answer.status] = (seen.statuses[answer.status] ?? 0) + 1;
      if (answer.status < 300) seen.answered[operation.name] = (seen.answered[operation.name] ?? 0) + 1;
      fault = judge(document, operation, sent, answer);
      if (fault) fault += ` (${answer.status} ${answer.body.toString('utf8').slice(0, 200)})`;
      else cast.known.learn(operation, answer, bearer);
    } catch (error) {
      fault = `no answer: ${messageOf(error)}`;
    }
    if (!fault) return answer;
    const { body, ...first } = sent;
    seen.faults[`${operation.name}: ${fault}`] ??= JSON.stringify({
      ...first,
      headers: { ...first.headers, ...(sent.headers.authorization && { authorization: bearer }) },
      body: body?.toString('utf8').slice(0, 500),
    }).slice(0, 2_000);
    return undefined;
  }

  for (let from = 0; from < turns.length; from += 120) {
    const some = turns.slice(from, from + 120);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let turn = some.shift(); turn; turn = some.shift()) await play(turn);
      }),
    );
    await cast.renew();
  }
  return seen;
}
