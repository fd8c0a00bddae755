import { useRouteError } from 'react-router-dom';
import { CatalogueError, isMissing } from '../../components/CatalogueError';
import { UnknownFamily } from './UnknownFamily';

export function ListError() {
  return isMissing(useRouteError()) ? <UnknownFamily /> : <CatalogueError />;
}
