import { EventEmitter } from 'node:events';
import type { RemoteManifest, Share } from 'shared-contracts/remotes';
import { isShare } from 'shared-contracts/remotes/share';
import { fetchBuild } from './earlier-versions';
import { fetchManifest } from './remote-files';

/**
 * The shares that run, as the pointers of remotes name them. Emits `change` when one begins, ends or gets another
 * percentage.
 */
export class Shares extends EventEmitter<{ change: [remote: string] }> {
  /** By name and URL of the remote. */
  private readonly shares = new Map<string, Share>();

  of(name: string, url: string): Share | null {
    return this.shares.get(`${name} ${url}`) ?? null;
  }

  /** The version for all visitors that no share concerns. @throws with the reason for the operator */
  fetchLive = async (name: string, url: string): Promise<RemoteManifest> => {
    const { share, ...manifest } = await fetchManifest(name, url);
    if (share && !isShare(share)) throw new Error('remote.json a un champ share illisible');
    const before = JSON.stringify(this.of(name, url));
    if (share) this.shares.set(`${name} ${url}`, share);
    else this.shares.delete(`${name} ${url}`);
    if (JSON.stringify(this.of(name, url)) !== before) this.emit('change', name);
    return manifest;
  };

  /** The version for the share; null where none runs. @throws with the reason for the operator */
  fetchCanary = async (name: string, url: string): Promise<RemoteManifest | null> => {
    const share = this.of(name, url);
    return share && fetchBuild(name, url, share.build);
  };
}
