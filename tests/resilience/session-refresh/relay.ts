import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listening } from '../../../tools/setup/testing/listening';

/** Proxy between browser and API that releases the API's responses on demand, in any order. */
export class Relay {
  /** Responses to refreshes, in the order in which the API sent them. */
  refreshes: { readonly status: number; readonly body: string }[] = [];
  isHolding = false;
  url = '';
  private readonly held: (() => void)[] = [];
  private pending = 0;
  private readonly server = createServer((request, response) => void this.pass(request, response));

  constructor(private readonly apiUrl: string) {}

  async start(): Promise<void> {
    this.url = `http://localhost:${await listening(this.server)}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Releases held responses one by one until `work` is settled; `choose` returns the index of the next. */
  async releaseUntil(work: Promise<unknown>, choose: (count: number, step: number) => number): Promise<void> {
    let isSettled = false;
    void work.then(() => {
      isSettled = true;
    });
    for (let step = 0; !isSettled; ) {
      await nextTurn();
      // Waits for the responses to all pending requests, so that any of them can be chosen.
      if (this.held.length === 0 || this.held.length < this.pending) continue;
      const [release] = this.held.splice(choose(this.held.length, step), 1);
      step += 1;
      release?.();
    }
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.pending += 1;
    response.once('close', () => {
      this.pending -= 1;
    });
    const { authorization, 'content-type': type } = request.headers;
    const sent = Buffer.concat(await request.toArray());
    const reply = await fetch(`${this.apiUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(sent.length > 0 && { body: sent }),
    });
    const { status } = reply;
    const body = await reply.text();
    if (request.url === '/auth/refresh') this.refreshes.push({ status, body });
    const headers = { 'content-type': reply.headers.get('content-type') ?? 'text/plain' };
    const release = () => response.writeHead(status, headers).end(body);
    if (this.isHolding) this.held.push(release);
    else release();
  }
}
