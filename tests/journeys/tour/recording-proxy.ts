import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { recordDefects, reportPath } from './recorder';

const recorderPath = '/tour-recorder.js';
const mainScript = /^\/main\.[0-9a-f]+\.js$/;

interface Ports {
  /** Where browsers meet the shop. */
  readonly port: number;
  /** Where the shell's server listens. */
  readonly shell: number;
}

/**
 * Stands between the browser and the shell, the same for every engine: puts the recorder at the head of every document
 * and can hold back the script that makes pages answer.
 */
export class RecordingProxy {
  private reported: string[] = [];
  private held: (() => void)[] | null = null;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  constructor(private readonly ports: Ports) {}

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(this.ports.port, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  /** Defects that pages have reported since the last call. */
  takeDefects(): string[] {
    const { reported } = this;
    this.reported = [];
    return reported;
  }

  /** Keeps pages from answering; it works as long as the browser has not yet got the script. */
  holdMainScript(): void {
    this.held = [];
  }

  releaseMainScript(): void {
    for (const goOn of this.held ?? []) goOn();
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
    } else if (mainScript.test(path) && this.held) this.held.push(() => this.handOn(request, response));
    else this.handOn(request, response);
  }

  private handOn(request: IncomingMessage, response: ServerResponse): void {
    const { url: path, method } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const asked = send({ host: '127.0.0.1', port: this.ports.shell, path, method, headers });
    asked.once('error', () => response.destroy());
    asked.once('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) void withRecorder(answer, response);
      else {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }
    });
    request.pipe(asked);
  }
}

async function withRecorder(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const html = await text(answer);
  const { 'content-length': _length, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(recorded(html));
}

const recorded = (html: string) => html.replace(/<head[^>]*>/, `$&<script src="${recorderPath}"></script>`);
