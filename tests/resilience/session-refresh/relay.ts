import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listening } from '../../../tools/setup/testing/listening';

interface Recorded {
  readonly line: string;
  readonly status: number;
  readonly body: string;
}

/** Stands between browser and API, and gives the API's answers back on demand, in any order. */
export class Relay {
  /** What the API has answered, in its order. */
  recorded: Recorded[] = [];
  isHolding = false;
  url = '';
  private readonly held: (() => void)[] = [];
  private underWay = 0;
  private readonly server = createServer((request, response) => void this.pass(request, response));

  constructor(private readonly apiUrl: string) {}

  async start(): Promise<void> {
    this.url = `http://localhost:${await listening(this.server)}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  of(line: string): Recorded[] {
    return this.recorded.filter((each) => each.line === line);
  }

  /** Gives the answers back one by one until `work` is settled; `choose` says which of so many comes next. */
  async releaseUntil(work: Promise<unknown>, choose: (count: number, step: number) => number): Promise<void> {
    let isSettled = false;
    void work.then(() => {
      isSettled = true;
    });
    for (let step = 0; !isSettled; ) {
      await nextTurn();
      // The API has answered all that is on its way, so that any of it may come next.
      if (this.held.length === 0 || this.held.length < this.underWay) continue;
      const [release] = this.held.splice(choose(this.held.length, step), 1);
      step += 1;
      release?.();
    }
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.underWay += 1;
    response.once('close', () => {
      this.underWay -= 1;
    });
    const { authorization, 'content-type': type } = request.headers;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = await fetch(`${this.apiUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = await answer.text();
    this.recorded.push({ line: `${request.method} ${request.url}`, status: answer.status, body });
    const give = () =>
      response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
        .end(body);
    if (this.isHolding) this.held.push(give);
    else give();
  }
}
