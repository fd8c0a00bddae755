import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { camille, product } from '../../testing/shop-data';
import { tokens } from '../../testing/tokens';

interface ReceivedCall {
  readonly line: string;
  readonly bearer: string | null;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Reply = (response: ServerResponse, call: ReceivedCall) => void;

export const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const hangUp: Reply = (response) => {
  response.destroy();
};

/** The product of the catalogue. */
export const soap = product({ Code: 'SAVON-1' });

/** A real server on loopback that accepts one access token and renews it with the matching refresh token. */
export class ShopApi {
  calls: ReceivedCall[] = [];
  valid = tokens('first');
  /** Whether responses have the header of an API with extras. */
  extras = true;
  /** Replies that differ from the usual ones, by `METHOD path`. */
  readonly replies = new Map<string, Reply>();
  private renewals = 0;
  private readonly server = createServer((request, response) => this.receive(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/base/`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  reset(): void {
    this.calls = [];
    this.replies.clear();
    this.extras = true;
    this.valid = tokens('first');
    this.renewals = 0;
  }

  count(line: string): number {
    return this.calls.filter((call) => call.line === line).length;
  }

  /** Accepts the refresh token of `valid` once and sends new tokens. */
  readonly renew: Reply = (response, { bearer }) => {
    if (bearer !== this.valid.refresh_token)
      return json(401, { message: 'Session expirée', code: 'expired' })(response);
    this.renewals += 1;
    this.valid = tokens(`renewed-${this.renewals}`);
    return json(200, this.valid)(response);
  };

  private receive(request: IncomingMessage, response: ServerResponse): void {
    let body = '';
    // Not chunk by chunk, which may end within a character.
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const line = `${request.method} ${request.url?.replace('/base', '')}`;
      const bearer = request.headers.authorization?.replace('Bearer ', '') ?? null;
      const call = { line, bearer, headers: request.headers, body };
      this.calls.push(call);
      if (this.extras) response.setHeader('Shop-Extras', '1');
      this.reply(line, bearer)(response, call);
    });
  }

  private reply(line: string, bearer: string | null): Reply {
    const special = this.replies.get(line);
    if (special) return special;
    if (line === 'POST /auth/refresh') return this.renew;
    if (line === 'GET /products/categories') return json(200, []);
    if (line.startsWith('GET /products/SAVON-1')) return json(200, soap);
    if (bearer === this.valid.access_token) return json(200, camille);
    return json(401, { message: 'Connexion requise', code: 'unauthenticated' });
  }
}

/** Starts a server for the tests of a file and resets it before each test. */
export function startedShopApi(): ShopApi {
  const api = new ShopApi();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => api.reset());
  return api;
}
