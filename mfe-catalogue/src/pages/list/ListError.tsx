import { useRouteError } from 'react-router-dom';
import { CatalogueError, isUnknownPath } from '../../components/CatalogueError';
import { UnknownFamily } from './UnknownFamily';

export function ListError() {
  return isUnknownPath(useRouteError()) ? <UnknownFamily /> : <CatalogueError />;
}
