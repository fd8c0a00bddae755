import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host on loopback whose answers the test decides; closed by the test. */
export class Host {
  private readonly server: Server;
  answer: RequestListener;
  /** Paths that were asked for, in order. */
  readonly asked: string[] = [];

  private constructor(answer: RequestListener) {
    this.answer = answer;
    this.server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      this.answer(request, response);
    });
  }

  static async start(answer: RequestListener): Promise<Host> {
    const host = new Host(answer);
    await new Promise<void>((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** An API that knows two categories and no article. */
export const answerCategories: RequestListener = (request, response) => {
  const isCategories = request.url?.startsWith('/products/categories');
  response.writeHead(isCategories ? 200 : 404, { 'content-type': 'application/json' });
  const categories = [
    { code: 'SACS', name: 'SACS', subcategories: [{ code: 'TRI', name: 'TRI' }] },
    { code: 'CHIMIE', name: 'CHIMIE', subcategories: [] },
  ];
  response.end(JSON.stringify(isCategories ? categories : { code: 'notFound', message: 'Introuvable' }));
};
