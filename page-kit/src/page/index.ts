export {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
  useEnvironment,
} from './contexts';
export { type Deployment, DeploymentContext, useDeployment } from './deployment';
export { lastingAtom, lastingState, restoreLastingState } from './lasting-state';
export { type PageHandle, page } from './page';
export type { PageModule } from './page-code';
export { PageShownContext } from './page-shown';
export { slowAfter } from './slow-after';
export { useRouteFailure } from './use-route-failure';
export { whenIdle } from './when-idle';
