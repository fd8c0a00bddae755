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
export { LateDataNote, slowAfter, UntilDataLate, useLateData } from './late-data';
export { PageMeta, StructuredData } from './PageMeta';
export { type PageHandle, type PageModule, page } from './page';
export { QueryFailure, RouteFailure, useRouteFailure } from './RouteFailure';
export { loadPreferredSortAtom, parseSort, preferredSortAtom, preferSortAtom, sortSearch } from './sorting';
export { whenIdle } from './when-idle';
