/**
 * The part of React Router that the shop uses. A shared module is never tree-shaken: sharing the whole package would cost
 * every visitor 30 kB more. A remote that imports a name missing here gets `undefined` at run time; a test finds it.
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
