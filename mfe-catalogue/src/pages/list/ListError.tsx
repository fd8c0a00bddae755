import { useRouteError } from 'react-router-dom';
import { CatalogueError, isUnknownAddress } from '../../components/CatalogueError';
import { UnknownFamily } from './UnknownFamily';

export function ListError() {
  return isUnknownAddress(useRouteError()) ? <UnknownFamily /> : <CatalogueError />;
}
