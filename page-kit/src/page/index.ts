export {
  EnvironmentProvider,
  environmentContext,
  httpContext,
  queryClientContext,
  storeContext,
  useEnvironment,
} from './contexts';
export { type Deployment, DeploymentContext, useDeployment } from './deployment';
export { followLink, followLinks, linkOf, type Navigation } from './follow-links';
export { lastingAtom, lastingState, restoreLastingState } from './lasting-state';
export { notify } from './notify';
export { PageMeta } from './PageMeta';
export { type PageHandle, page } from './page';
export type { PageModule } from './page-code';
export { PageShownContext } from './page-shown';
export { StructuredData } from './StructuredData';
export { slowAfter } from './slow-after';
export { keepSortAtom, keptSortAtom, loadKeptSortAtom, parseSort, sortSearch } from './sorting';
export { type LateData, useLateData } from './use-late-data';
export { useRouteFailure } from './use-route-failure';
export { whenIdle } from './when-idle';
