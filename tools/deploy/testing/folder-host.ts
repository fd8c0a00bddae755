import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../../../tests/kit/listening';

/** Target of a squad's deployments, and its public URL. */
export interface HostedFolder {
  readonly to: string;
  readonly url: string;
}

/** A static host of one folder that fulfils the guide to deploying. */
export class FolderHost {
  private port = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'host-'));
  private readonly server = createServer((request, response) => {
    const path = join(this.folder, new URL(request.url ?? '/', 'http://host').pathname);
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.writeHead(200, { 'access-control-allow-origin': '*' });
    createReadStream(path).pipe(response);
  });

  static async start(): Promise<FolderHost> {
    const host = new FolderHost();
    host.port = await listening(host.server);
    return host;
  }

  /** Returns a folder on this host and its public URL. */
  locate(folder: string): HostedFolder {
    return { to: join(this.folder, folder), url: `http://127.0.0.1:${this.port}/${folder}/` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }
}
