export {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
  useEnvironment,
} from './contexts';
export { acceptedContracts, contractVersion, fittingVersion } from './contract';
export { type Deployment, DeploymentContext, useDeployment } from './deployment';
export { lastingAtom, lastingState, restoreLastingState } from './lasting-state';
export { type PageHandle, page } from './page';
export type { PageModule } from './page-code';
export { PageShownContext } from './page-shown';
export {
  isRemoteManifest,
  type RemoteFederation,
  type RemoteFile,
  type RemoteFiles,
  type RemoteFragments,
  type RemoteManifest,
  type RemotePage,
  type RemoteRoutes,
  type SharedUse,
} from './remote';
export { slowAfter } from './slow-after';
export type { Store } from './store';
export { useRouteFailure } from './use-route-failure';
export { whenQuiet } from './when-quiet';
