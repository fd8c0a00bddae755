/**
 * The part of React Router that the shop uses. Shared modules are not tree-shaken: the whole package would
 * add 30 kB. A remote that imports a name missing here gets `undefined` at run time; a test finds it.
 */
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
