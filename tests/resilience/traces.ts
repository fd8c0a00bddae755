import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startShop } from '../../tools/setup/testing/shop-on-free-ports';
import { playCases } from './report/play-cases';
import { print } from './report/print';
import { untilLive, variables } from './shop/own-shop';
import { callsOf, signIn, unpaidOrder } from './shop/users';
import { attribute, type Span, startCollector } from './traces/collector';

/** Returns the names of a span and its ancestors, innermost first, each with its process. */
function chainOf(spans: readonly Span[], span: Span | undefined): string[] {
  if (!span) return [];
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.service}: ${span.name}`, ...chainOf(spans, parent)];
}

const isQuery = ({ name }: Span) => name.startsWith('database ');

function expectChain(what: string, chain: readonly string[], expected: readonly RegExp[]): string[] {
  print(`  ${what}: ${chain.join(' < ')}`);
  const isMet = chain.length === expected.length && expected.every((each, at) => each.test(chain[at] ?? ''));
  return isMet ? [] : [`${what} is in ${chain.length} spans: ${chain.join(' < ')}`];
}

/** Opens a list page and starts a payment in a new shop, whose processes send spans if `sends`. */
async function visitShop(sends: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-traces-'));
  const ports = await freePorts();
  const collector = await startCollector(`http://localhost:${ports['payment-sandbox']}`);
  try {
    const shop = await startShop({
      folder,
      ports,
      variables: {
        ...variables,
        ...(sends && { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
        NODE_OPTIONS: `--import=${new URL('./traces/loaded-packages.mjs', import.meta.url)}`,
        LOADED_FOLDER: folder,
      },
      edit: (environment) => {
        environment.payment.apiUrl = collector.url;
      },
    });
    try {
      await untilLive(shop.url);
      const { headers } = await fetch(`${shop.url}/category-product/CHIMIE`);
      const call = callsOf(shop.apiUrl);
      const { access_token: access } = await signIn(call, 'camille');
      const { data } = await call<{ id: string }[]>('GET', '/users/addresses', { token: access });
      await unpaidOrder(call, { emailAddress: '', access, addresses: data.map(({ id }) => id) });
      const { pid } = shop.childOf('api');
      const shell = shop.childOf('shell').pid;
      // On stopping they send buffered spans.
      await shop.stop();
      const loaded = [shell, pid].map((each) => readFileSync(join(folder, `${each}.loaded`), 'utf8'));
      return { ...collector, requestId: headers.get('x-request-id'), loaded };
    } finally {
      await shop.stop();
    }
  } finally {
    collector.close();
    rmSync(folder, { recursive: true });
  }
}

async function sending(): Promise<string[]> {
  const { spans, traceparents, requestId, loaded } = await visitShop(true);
  const traceOf = (span: Span | undefined) => spans.filter(({ traceId }) => traceId === span?.traceId);
  const page = traceOf(spans.find((span) => attribute(span, 'request.id') === requestId));
  const payment = spans.find(({ name }) => name.startsWith('payment '));
  const { traceId, spanId } = payment ?? {};
  const ordering = traceOf(payment);
  const queryOf = (trace: readonly Span[], call: string) =>
    trace.find((span) => isQuery(span) && chainOf(trace, span)[1]?.endsWith(call));
  return [
    ...expectChain('a query of a page', chainOf(page, queryOf(page, ' /products')), [
      /^boutique-api: database select$/i,
      /^boutique-api: GET \/products$/,
      /^boutique-shell: render /,
      /^boutique-shell: GET \/\*$/,
    ]),
    ...expectChain('a call of the provider', chainOf(ordering, payment), [
      /^boutique-api: payment Charge\/CreatePayment$/,
      /^boutique-api: POST \/purchase\/createPayment$/,
    ]),
    ...(ordering.some(isQuery) ? [] : ['no query of the payment']),
    ...(traceparents.includes(`00-${traceId}-${spanId}-01`) ? [] : [`the provider received ${traceparents}`]),
    ...(loaded.every((names) => names.includes('sdk-trace')) ? [] : [`loaded: ${loaded.join(', ')}`]),
  ];
}

async function notSending(): Promise<string[]> {
  const { spans, traceparents, loaded } = await visitShop(false);
  return [
    ...loaded.filter(Boolean).map((names) => `loaded without a collector: ${names}`),
    ...traceparents.filter(Boolean).map((header) => `the provider received ${header}`),
    ...(spans.length > 0 ? ['spans were sent'] : []),
  ];
}

const cases = [
  { name: 'with a collector', play: sending },
  { name: 'without', play: notSending },
];

/** True when traces of a page and a payment are complete, and no tracing code loads without a collector. */
export const prove = (chosen: readonly string[]): Promise<boolean> =>
  playCases(cases, chosen, { sample: cases.map(({ name }) => name) }, ({ play }) => play());
