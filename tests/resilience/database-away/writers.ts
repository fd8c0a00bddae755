import { setTimeout as pause } from 'node:timers/promises';
import { limits, until } from '../waiting/until';

const demoPassword = 'Savon-de-Marseille-1986';
const customers = ['camille', 'karim', 'achats', 'lea'];
const address = {
  fullName: 'Atelier',
  addressLine1: '1 rue du Lavoir',
  postalCode: '69001',
  city: 'Ville 0',
  country: 'FR',
  phone: '04 65 71 00 00',
};

/** Changes an address of one customer again and again, to a higher number each time. */
export class Writer {
  readonly statuses: Record<string, number> = {};
  /** Moment of the last answer of each status. */
  readonly last: Record<string, number> = {};
  sent = 0;
  acknowledged = 0;
  stopping = false;

  /** `id`: of the address. */
  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly id: string,
  ) {}

  async work(): Promise<void> {
    while (!this.stopping) {
      this.sent += 1;
      const { sent } = this;
      const status = await fetch(`${this.url}/users/addresses/${this.id}`, {
        method: 'PATCH',
        headers: this.headers,
        body: JSON.stringify({ city: `Ville ${sent}` }),
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 'none',
      );
      this.statuses[status] = (this.statuses[status] ?? 0) + 1;
      this.last[status] = performance.now();
      if (status === 200) this.acknowledged = sent;
      else await pause(20);
    }
  }

  /** ms from `since` until the next answer of this status; Infinity when none comes. */
  async next(status: number, since: number): Promise<number> {
    const answeredAt = () => this.last[status] ?? 0;
    const time = await until(() => answeredAt() > since, limits.done);
    return time === null ? Infinity : answeredAt() - since;
  }

  /** True when what was acknowledged last, or something sent later, is stored. */
  async isKept(): Promise<boolean> {
    const answer = await fetch(`${this.url}/users/addresses`, { headers: this.headers });
    const addresses: { id: string; city: string }[] = await answer.json();
    const stored = Number(addresses.find(({ id }) => id === this.id)?.city.replace('Ville ', ''));
    return stored >= this.acknowledged && stored <= this.sent;
  }
}

/** Five writers of each demo customer: those of one customer wait for each other in the database. */
export async function twentyWriters(url: string): Promise<Writer[]> {
  const json = { 'content-type': 'application/json' };
  const post = async (path: string, headers: Readonly<Record<string, string>>, body: object) =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const writers: Writer[] = [];
  for (const username of customers) {
    const { access_token } = await post('/auth/login', json, { username, password: demoPassword });
    const headers = { ...json, authorization: `Bearer ${access_token}` };
    for (let count = 0; count < 5; count += 1) {
      const { id } = await post('/users/addresses', headers, address);
      writers.push(new Writer(url, headers, id));
    }
  }
  return writers;
}
