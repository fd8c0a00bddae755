import { setImmediate as nextTurn } from 'node:timers/promises';

/** Network between browser and API that releases the API's responses on demand, in any order. */
export class Relay {
  /** Responses to refreshes, in the order in which the API sent them. */
  refreshes: { readonly status: number; readonly body: string }[] = [];
  isHolding = false;
  readonly url = 'http://relay.test/';
  private readonly held: (() => void)[] = [];
  private pending = 0;

  /** Replaces `fetch` for URLs of the relay. */
  constructor(apiUrl: string) {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.startsWith(this.url)) return fetch(input, init);
      this.pending += 1;
      const { method, headers } = request;
      const sent = await request.text();
      const url = request.url.replace(this.url, `${apiUrl}/`);
      const response = await fetch(url, { method, headers, ...(sent && { body: sent }) });
      const body = await response.text();
      if (url.endsWith('/auth/refresh')) this.refreshes.push({ status: response.status, body });
      if (this.isHolding) await new Promise<void>((release) => this.held.push(release));
      this.pending -= 1;
      request.signal.throwIfAborted();
      return new Response(body || null, response);
    };
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
}
