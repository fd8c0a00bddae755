export {
  type Deployment,
  DeploymentContext,
  EnvironmentProvider,
  environmentContext,
  httpContext,
  PageShownContext,
  queryClientContext,
  storeContext,
  useDeployment,
  useEnvironment,
} from './contexts';
export { lastingAtom, lastingState, restoreLastingState } from './lasting-state';
export { PageMeta, StructuredData } from './PageMeta';
export { type PageHandle, type PageModule, page } from './page';
export { loadPreferredSortAtom, parseSort, preferredSortAtom, preferSortAtom, sortSearch } from './sorting';
export { type LateData, slowAfter, useLateData } from './use-late-data';
export { useRouteFailure } from './use-route-failure';
export { whenIdle } from './when-idle';
