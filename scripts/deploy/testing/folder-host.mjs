import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A static host of one folder, as the guide for integrators asks for it. */
export class FolderHost {
  static async start() {
    const host = new FolderHost();
    host.folder = mkdtempSync(join(tmpdir(), 'host-'));
    host.server = createServer((request, response) => {
      const path = join(host.folder, new URL(request.url, 'http://host').pathname);
      if (!existsSync(path)) return void response.writeHead(404).end();
      response.writeHead(200, { 'access-control-allow-origin': '*' });
      createReadStream(path).pipe(response);
    });
    await new Promise((resolve) => host.server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** A folder on this host, and where the public finds it. */
  place(folder) {
    const { port } = this.server.address();
    return { to: join(this.folder, folder), url: `http://127.0.0.1:${port}/${folder}/` };
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }
}
