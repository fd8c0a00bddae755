import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { useRouteFailure } from './use-route-failure';

function PageFailure() {
  useRouteFailure();
  return <h1>Momentanément indisponible</h1>;
}

/** A page that fails with the error, below a frame that answers for defects. */
function visit(error: unknown) {
  jest.spyOn(console, 'error').mockReturnValue();
  const router = createMemoryRouter([
    {
      errorElement: <h1>Unexpected Application Error!</h1>,
      children: [{ path: '/', loader: () => Promise.reject(error), ErrorBoundary: PageFailure }],
    },
  ]);
  render(<RouterProvider router={router} />);
}

describe('a page of a remote that fails', () => {
  it('keeps its own state after a failed call', async () => {
    visit(new ApiError({ status: 503, code: 'unavailable' }));

    expect(await screen.findByRole('heading', { name: 'Momentanément indisponible' })).toBeVisible();
  });

  it('leaves a defect to the shell', async () => {
    visit(new TypeError('undefined is not a function'));

    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  });
});
