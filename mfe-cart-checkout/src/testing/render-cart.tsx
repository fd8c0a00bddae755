import { renderShop, type Visit as ShopVisit } from 'page-kit/testing';
import { Outlet } from 'react-router-dom';
import fragments from '../fragments';
import routes from '../routes';

export type Visit = Partial<Omit<ShopVisit, 'routes' | 'Frame'>>;

function Frame() {
  return (
    <>
      <Outlet />
      <fragments.CartPanel />
    </>
  );
}

/** Renders the remote in a minimal shell: its routes and its panel. */
export const renderCart = (visit: Visit) => renderShop({ ...visit, routes, Frame });
