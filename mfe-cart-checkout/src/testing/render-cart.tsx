import { screen } from '@testing-library/react';
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

/** Returns an amount of the summary, with plain spaces. */
export async function summary(label: string) {
  const term = await screen.findByText(label, { selector: 'dt' });
  return (term.nextElementSibling?.textContent ?? '').replace(/\s/g, ' ');
}
