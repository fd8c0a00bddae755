import { useRouteError } from 'react-router-dom';
import { CatalogueError, isUnknownPath } from '../../components/CatalogueError';
import { UnknownCategory } from './UnknownCategory';

export function ListError() {
  return isUnknownPath(useRouteError()) ? <UnknownCategory /> : <CatalogueError />;
}
