import { screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/http';
import { renderShop } from '../testing';
import { RouteFailure } from './RouteFailure';

const ErrorBoundary = () => <RouteFailure title="Mes outils" text="Vos outils ne répondent pas." />;

/** Opens a page that fails with the error, below a route that handles other errors. */
async function visit(error: unknown) {
  jest.spyOn(console, 'error').mockReturnValue();
  const page = { path: '/', loader: () => Promise.reject(error), element: <p />, ErrorBoundary };
  await renderShop({
    routes: [{ errorElement: <h1>Unexpected Application Error!</h1>, children: [page] }],
  });
}

describe('a failing page of a remote', () => {
  it('shows its own message after a failed request', async () => {
    await visit(new ApiError({ status: 503, code: 'unavailable' }));

    expect(await screen.findByRole('heading', { name: 'Momentanément indisponible' })).toBeVisible();
    expect(screen.getByText('Vos outils ne répondent pas.')).toBeVisible();
  });

  it('rethrows other errors to the shell', async () => {
    await visit(new TypeError('undefined is not a function'));

    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});
