import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP server on loopback whose responses the test sets. */
export class Host {
  private readonly server: Server;
  respond: RequestListener;
  /** Requested paths, in order. */
  readonly requests: string[] = [];

  private constructor(respond: RequestListener) {
    this.respond = respond;
    this.server = createServer((request, response) => {
      this.requests.push(request.url ?? '');
      this.respond(request, response);
    });
  }

  static async start(respond: RequestListener): Promise<Host> {
    const host = new Host(respond);
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

/** Responds as an API with two categories and no articles. */
export const respondWithCategories: RequestListener = (request, response) => {
  const isCategories = request.url?.startsWith('/products/categories');
  response.writeHead(isCategories ? 200 : 404, { 'content-type': 'application/json' });
  const categories = [
    { code: 'SACS', name: 'SACS', subcategories: [{ code: 'TRI', name: 'TRI' }] },
    { code: 'CHIMIE', name: 'CHIMIE', subcategories: [] },
  ];
  response.end(JSON.stringify(isCategories ? categories : { code: 'notFound', message: 'Introuvable' }));
};
