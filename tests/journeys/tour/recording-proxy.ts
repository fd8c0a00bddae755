import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { recordDefects, reportPath } from './recorder';

const recorderPath = '/tour-recorder.js';
const mainScript = /^\/main\.[0-9a-f]+\.js$/;

interface Ports {
  /** Port of the shop for browsers. */
  readonly port: number;
  /** Port of the shell's server. */
  readonly shell: number;
}

/**
 * Proxy between browser and shell, the same for every engine: adds the recorder to the head of every document
 * and can hold back the script that hydrates pages.
 */
export class RecordingProxy {
  private reported: string[] = [];
  private held: (() => void)[] | null = null;
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  constructor(private readonly ports: Ports) {}

  async start(): Promise<void> {
    await once(this.server.listen(this.ports.port, '127.0.0.1'), 'listening');
  }

  async stop(): Promise<void> {
    const closed = once(this.server.close(), 'close');
    this.server.closeAllConnections();
    await closed;
  }

  /** Defects that pages have reported since the last call. */
  takeDefects(): string[] {
    const { reported } = this;
    this.reported = [];
    return reported;
  }

  /** Delays hydration; works only if the script is not yet in the browser's cache. */
  holdMainScript(): void {
    this.held = [];
  }

  releaseMainScript(): void {
    for (const release of this.held ?? []) release();
    this.held = null;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === reportPath) {
      this.reported.push(await text(request));
      response.writeHead(204).end();
    } else if (path === recorderPath) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(`(${recordDefects})('${reportPath}');`);
    } else if (mainScript.test(path) && this.held) this.held.push(() => this.forward(request, response));
    else this.forward(request, response);
  }

  private forward(request: IncomingMessage, response: ServerResponse): void {
    const { url: path, method } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const outgoing = send({ host: '127.0.0.1', port: this.ports.shell, path, method, headers });
    outgoing.once('error', () => response.destroy());
    outgoing.once('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html'))
        withRecorder(answer, response).catch(() => response.destroy());
      else {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        // An aborted stream aborts the other.
        pipeline(answer, response, () => {});
      }
    });
    request.pipe(outgoing);
  }
}

async function withRecorder(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await text(answer);
  const { 'content-length': _length, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(recorded(html));
}

const recorded = (html: string) => html.replace(/<head[^>]*>/, `$&<script src="${recorderPath}"></script>`);
