import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page, useDeployment } from 'page-kit/page';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FederationProvider, loaderOf } from './loader';
import { createRemotePages, type RemoteRoute } from './remote-pages';

const remote = 'mfe-catalogue';
const owners = { [remote]: { prefixes: ['product'], slots: [] } };

/** A product page of a version, which misses a file on demand. */
function Product({ version }: { version: string }) {
  const { lookForAnother } = useDeployment();
  return (
    <>
      <h1>{`Produit, ${version}`}</h1>
      <button type="button" onClick={() => void lookForAnother()}>
        Il manque un fichier
      </button>
    </>
  );
}

const First = () => <Product version="A" />;
const Next = () => <Product version="B" />;
const Skeleton = () => <p>Chargement…</p>;

const routesOf = (Component: ComponentType): RemoteRoute[] => [
  { id: 'product', path: 'product/:code', ...page({ load: async () => ({ Component }), Skeleton }) },
];

/** Opens a product in version A while another version may be deployed. */
async function openProduct({ deployed }: { readonly deployed: boolean }) {
  let exposed = routesOf(First);
  const loader = {
    ...loaderOf(async () => exposed),
    isOutdated: jest.fn(async () => deployed),
    refresh: jest.fn(() => {
      exposed = routesOf(Next);
    }),
  };
  const pages = createRemotePages(loader, owners);
  await pages.learn(remote);
  const about = { path: '/about', element: <h1>À propos</h1> };
  const router = createMemoryRouter([about, ...pages.routes(remote)], { initialEntries: ['/about'] });
  render(
    <FederationProvider value={{ loader, pages, owners }}>
      <RouterProvider router={router} />
    </FederationProvider>,
  );
  const follow = (path: string) => act(() => router.navigate(path));
  await follow('/product/1');
  const miss = () => userEvent.click(screen.getByRole('button', { name: 'Il manque un fichier' }));
  return { loader, follow, miss };
}

describe('A visitor whose page misses a file', () => {
  it('keeps the page as it is, and opens the next page in the deployed version', async () => {
    const { follow, miss } = await openProduct({ deployed: true });

    await miss();
    expect(screen.getByRole('heading')).toHaveTextContent('Produit, A');
    await follow('/product/2');

    expect(screen.getByRole('heading')).toHaveTextContent('Produit, B');
  });

  it('stays with the version that runs while no other is deployed', async () => {
    const { loader, follow, miss } = await openProduct({ deployed: false });

    await miss();
    await follow('/product/2');

    expect(screen.getByRole('heading')).toHaveTextContent('Produit, A');
    expect(loader.refresh).not.toHaveBeenCalled();
  });

  it('replaces the remote once', async () => {
    const { loader, follow, miss } = await openProduct({ deployed: true });

    await miss();
    await follow('/product/2');
    await follow('/product/3');

    expect(loader.refresh).toHaveBeenCalledTimes(1);
  });
});
