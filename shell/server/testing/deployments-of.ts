import { EventEmitter } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { Deployments } from '../deployment/deployments';
import type { EnvironmentSource } from '../deployment/environment-source';
import { VersionStore } from '../deployment/version-store';

const folders = temporaryFolder();
let opened: Deployments[] = [];

type Parts = Partial<ConstructorParameters<typeof Deployments>[0]> & {
  /** Of the stored versions; by default a new one. */
  readonly folder?: string | undefined;
};

/** Opens the deployments of an environment for a test; they admit every version and render no page. */
export function deploymentsOf(
  environment: Environment,
  { folder = mkdtempSync(join(folders, 'versions-')), ...parts }: Parts = {},
) {
  const source = Object.assign(new EventEmitter(), { current: environment });
  const deployments = new Deployments({
    source: source as unknown as EnvironmentSource,
    admit: async () => undefined,
    renderers: null,
    store: new VersionStore(folder),
    contract: {},
    pollInterval: 2000,
    ...parts,
  });
  opened.push(deployments);
  return {
    deployments,
    changeEnvironment(changed: Environment) {
      source.current = changed;
      source.emit('change');
    },
  };
}

afterEach(async () => {
  await Promise.all(opened.map((deployments) => deployments.close()));
  opened = [];
});
