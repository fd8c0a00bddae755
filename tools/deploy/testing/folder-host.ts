import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Host, startHost } from '../../../tests/kit/host';

/** Target of a squad's deployments, and its public URL. */
export interface HostedFolder {
  readonly to: string;
  readonly url: string;
}

/** A static host of one folder that fulfils the guide to deploying. */
export class FolderHost {
  private constructor(
    private readonly folder: string,
    private readonly host: Host,
  ) {}

  static async start(): Promise<FolderHost> {
    const folder = mkdtempSync(join(tmpdir(), 'host-'));
    return new FolderHost(folder, await startHost(folder));
  }

  /** Returns a folder on this host and its public URL. */
  locate(folder: string): HostedFolder {
    return { to: join(this.folder, folder), url: `${this.host.url}${folder}/` };
  }

  stop(): void {
    this.host.stop();
    rmSync(this.folder, { recursive: true });
  }
}
