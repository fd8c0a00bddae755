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
export { type PageHandle, page } from './page';
export type { PageModule } from './page-loader';
export { loadPreferredSortAtom, parseSort, preferredSortAtom, preferSortAtom, sortSearch } from './sorting';
export { type LateData, slowAfter, useLateData } from './use-late-data';
export { useRouteFailure } from './use-route-failure';
export { whenIdle } from './when-idle';
