import type { Address } from 'shared-contracts/api/addresses';
import type { Tokens } from 'shared-contracts/api/auth';
import { demoPassword } from '../../seed/customers';
import { address } from './forms';

const customers = ['camille', 'karim', 'achats', 'lea'];

/** A customer who changes an own address again and again, to a higher number each time. */
export class Writer {
  readonly statuses: number[] = [];
  private sent = 0;
  private acknowledged = 0;
  private working: Promise<void> = Promise.resolve();
  private stopping = false;

  private constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly id: string,
  ) {}

  /** Five writers of each demo customer: those of one customer wait for each other in the database. */
  static async twenty(url: string): Promise<Writer[]> {
    const ofOne = async (username: string) => {
      const json = { 'content-type': 'application/json' };
      const post = async (path: string, headers: Record<string, string>, body: unknown) =>
        (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      const signIn = { username, password: demoPassword };
      const { access_token } = (await post('/auth/login', json, signIn)) as Tokens;
      const headers = { ...json, authorization: `Bearer ${access_token}` };
      const added = Array.from({ length: 5 }, () => post('/users/addresses', headers, address));
      return ((await Promise.all(added)) as Address[]).map(({ id }) => new Writer(url, headers, id));
    };
    return (await Promise.all(customers.map(ofOne))).flat();
  }

  start(): void {
    const work = async () => {
      while (!this.stopping) await this.write();
    };
    this.working = work();
    // The test that waits for an answer gets the failure.
    this.working.catch(() => {});
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.working;
  }

  /** Resolves at the next answer with this status. @throws {Error} when there is no answer at all */
  async next(status: number): Promise<void> {
    const seen = this.statuses.length;
    while (!this.statuses.includes(status, seen)) {
      await Promise.race([this.working, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
  }

  private async write(): Promise<void> {
    this.sent += 1;
    const { sent, url, headers, id } = this;
    const body = JSON.stringify({ city: `Ville ${sent}` });
    const answer = await fetch(`${url}/users/addresses/${id}`, { method: 'PATCH', headers, body });
    this.statuses.push(answer.status);
    await answer.arrayBuffer();
    if (answer.ok) this.acknowledged = sent;
  }

  /** True when what was acknowledged last, or something sent later, is what is stored. */
  async isKept(): Promise<boolean> {
    const addresses = (await (
      await fetch(`${this.url}/users/addresses`, { headers: this.headers })
    ).json()) as Address[];
    const stored = Number(addresses.find(({ id }) => id === this.id)?.city.replace('Ville ', ''));
    return stored >= this.acknowledged && stored <= this.sent;
  }
}
