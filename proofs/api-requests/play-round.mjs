import fc from 'fast-check';
import { KnownThings } from './known.mjs';
import { callsOf, cart, mailedTokens, newAddress, newCustomer, onAccount } from './people.mjs';
import { requestsFor, written } from './requests.mjs';
import { send } from './send.mjs';

const atOnce = 6;

/** Two customers and what is known of them; whoever cannot call any more is replaced by another. */
class Cast {
  known = new KnownThings();
  people = {};

  constructor(url) {
    this.call = callsOf(url);
  }

  async enter(name) {
    const customer = await newCustomer(this.call);
    this.people[name] = customer;
    this.known.add('login', customer.emailAddress);
    this.known.kinds.password = [customer.password];
    for (const id of customer.addresses) this.known.add('address', id, name);
  }

  async meet() {
    await this.enter('camille');
    await this.enter('karim');
    this.people.achats = await onAccount(this.call);
    for (const id of this.people.achats.addresses) this.known.add('address', id, 'achats');
    for (const token of await mailedTokens(this.call)) this.known.add('token', token);
  }

  async renew() {
    for (const [name, { access }] of Object.entries(this.people)) {
      const { status } = await this.call('POST', '/cart/add', { token: access, body: cart });
      if (status === 200) continue;
      if (name === 'achats') this.people.achats = await onAccount(this.call);
      else await this.enter(name);
    }
  }

  bearer(name) {
    const { camille, karim, achats } = this.people;
    const tokens = {
      camille: camille.access,
      achats: achats.access,
      karim: karim.access,
      refresh: karim.refresh,
      damaged: `${camille.access.slice(0, -3)}abc`,
      'of nobody': 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      'very long': 'x'.repeat(8_000),
    };
    if (name === 'no bearer') return { authorization: 'Basic YTpi' };
    return name === undefined ? {} : { authorization: `Bearer ${tokens[name] ?? name}` };
  }
}

/** What is wrong with an answer, null when all is as published. */
function judge(document, operation, request, answer) {
  const path = request.address.split(/[?#]/)[0];
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
 * `faults`: what was not as published, each once with the first request that showed it.
 */
export async function playRound(document, url, round, count) {
  const cast = new Cast(url);
  await cast.meet();
  const wishes = document.operations.map((operation, index) => ({
    operation,
    requests: fc.sample(requestsFor(operation, document), {
      seed: round * 1_000 + index,
      numRuns: Math.ceil(count / document.operations.length),
    }),
  }));
  const turns = wishes
    .flatMap(({ operation, requests }) => requests.map((request, place) => ({ operation, request, place })))
    .sort((one, other) => one.place - other.place)
    .slice(0, count);
  const seen = { requests: 0, statuses: {}, answered: {}, faults: {} };

  /** A refusal that names the amount which is due is asked again with that amount, as a shop does. */
  async function play({ operation, request }) {
    const answer = await ask(operation, request);
    const due = answer?.status === 422 && JSON.parse(answer.body.toString('utf8')).due;
    if (due) await ask(operation, { ...request, body: { ...request.body, amount: due.amount } });
  }

  async function ask(operation, request) {
    const { bearer, headers, type, ...rest } = written(request, cast.known);
    const sent = {
      ...rest,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(type !== undefined && { 'content-type': type }),
        ...cast.bearer(bearer),
        ...headers,
      },
    };
    seen.requests += 1;
    let fault;
    let answer;
    try {
      answer = await send(url, sent);
      seen.statuses[answer.status] = (seen.statuses[answer.status] ?? 0) + 1;
      if (answer.status < 300) seen.answered[operation.name] = (seen.answered[operation.name] ?? 0) + 1;
      fault = judge(document, operation, sent, answer);
      if (fault) fault += ` (${answer.status} ${answer.body.toString('utf8').slice(0, 200)})`;
      else cast.known.learn(operation, answer, bearer);
    } catch (error) {
      fault = `no answer: ${error.message}`;
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
