/**
 * The part of React Router that the shop uses. Shared modules are not tree-shaken: the whole package would
 * add 30 kB. In a squad's editor other values are types only, as they are `undefined` at run time.
 */
export type * from 'react-router';
export {
  createBrowserRouter,
  createContext,
  data,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  RouterContextProvider,
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
