import type { PublicEnvironment } from 'shared-contracts/environment';
import type { RemotePlace } from '../federation/remote-loader';

/** What the HTML carries for the browser, in one JSON data block. */
export interface BootData {
  readonly environment: PublicEnvironment;
  readonly remotes: Readonly<Record<string, RemotePlace>>;
}

export const bootDataId = 'boot-data';

/** @throws when the HTML was not made by the shell's server. */
export function readBootData(): BootData {
  const text = document.getElementById(bootDataId)?.textContent;
  if (!text) throw new Error(`The HTML has no data block #${bootDataId}`);
  return JSON.parse(text) as BootData;
}
