import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import { Deployments } from '../deployment/deployments';
import type { EnvironmentSource } from '../deployment/environment-source';
import { VersionStore } from '../deployment/version-store';

let opened: Deployments[] = [];

type Parts = Partial<ConstructorParameters<typeof Deployments>[0]> & {
  /** Of the stored versions; null stores none. */
  readonly folder?: string | null;
};

/** Opens the deployments of an environment for a test; they admit every version and render no page. */
export function deploymentsOf(environment: Environment, { folder = null, ...parts }: Parts = {}) {
  const source = Object.assign(new EventEmitter(), { current: environment });
  const deployments = new Deployments({
    source: source as unknown as EnvironmentSource,
    admit: async () => undefined,
    renderers: null,
    store: new VersionStore(folder),
    contract: {},
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
