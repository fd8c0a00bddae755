import { setTimeout as pause } from 'node:timers/promises';
import { address, callsOf, ok, signIn } from '../shop/users';
import { limits, until } from '../waiting/until';

const customers = ['camille', 'karim', 'achats', 'lea'];

/** Updates an address of one customer repeatedly, with an increasing number. */
export class Writer {
  /** Time of the last response by status. */
  readonly last: Record<string, number> = {};
  private sent = 0;
  private acknowledged = 0;
  stopping = false;
  private readonly call;

  /** @param id id of the address */
  constructor(
    url: string,
    private readonly token: string,
    private readonly id: string,
  ) {
    this.call = callsOf(url);
  }

  async work(): Promise<void> {
    const { token } = this;
    while (!this.stopping) {
      this.sent += 1;
      const { sent } = this;
      const body = { city: `Ville ${sent}` };
      const status = await this.call('PATCH', `/users/addresses/${this.id}`, { token, body }).then(
        (response) => response.status,
        () => 'none',
      );
      this.last[status] = performance.now();
      if (status === 200) this.acknowledged = sent;
      else await pause(20);
    }
  }

  /** Waits for a response with this status after `since`; false if none comes in time. */
  next = async (status: number, since: number): Promise<boolean> =>
    (await until(() => (this.last[status] ?? 0) > since, limits.done)) !== null;

  /** Whether the last acknowledged value, or a later one that was sent, is stored. */
  async isLastStored(): Promise<boolean> {
    const { token } = this;
    const addresses = await ok(
      this.call<{ id: string; city: string }[]>('GET', '/users/addresses', { token }),
    );
    const stored = Number(addresses.find(({ id }) => id === this.id)?.city.replace('Ville ', ''));
    return stored >= this.acknowledged && stored <= this.sent;
  }
}

/** Creates five writers per demo customer; writers of one customer wait for each other in the database. */
export async function twentyWriters(url: string): Promise<Writer[]> {
  const call = callsOf(url);
  const writers: Writer[] = [];
  for (const username of customers) {
    const { access_token: token } = await signIn(call, username);
    for (let count = 0; count < 5; count += 1) {
      const body = { ...address, city: 'Ville 0' };
      const { id } = await ok(call<{ id: string }>('POST', '/users/addresses', { token, body }));
      writers.push(new Writer(url, token, id));
    }
  }
  return writers;
}
