import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../../setup/testing/listening';

/** Where a squad deploys to, and where the public finds it. */
export interface HostedFolder {
  readonly to: string;
  readonly url: string;
}

/** A static host of one folder, as the guide to deploying requires it. */
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

  /** A folder on this host, and where the public finds it. */
  locate(folder: string): HostedFolder {
    return { to: join(this.folder, folder), url: `http://127.0.0.1:${this.port}/${folder}/` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }
}
