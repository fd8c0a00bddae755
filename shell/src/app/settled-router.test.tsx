import { MessageChannel } from 'node:worker_threads';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { pause } from './pause';
import { settledRouter } from './settled-router';

// The simulated browser has none.
Object.assign(globalThis, { MessageChannel });

const drawn = jest.fn();
/** Knows where it stands. */
function Header() {
  useNavigate();
  drawn();
  return <header>Boutique</header>;
}
const Layout = () => (
  <>
    <Header />
    <Outlet />
  </>
);

it('draws a page once when it opens, and not also when somebody has followed its link', async () => {
  let answer: (data: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (answer = resolve));
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', element: <h1>Sacs</h1> },
        { path: '/balais', loader, element: <h1>Balais</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={settledRouter(router)} useTransitions={false} />);
  drawn.mockClear();

  await act(async () => void router.navigate('/balais'));
  expect(router.state.navigation.state).toBe('loading');
  expect(screen.getByRole('heading', { name: 'Sacs' })).toBeVisible();
  expect(drawn).not.toHaveBeenCalled();

  await act(async () => answer(null));
  expect(await screen.findByRole('heading', { name: 'Balais' })).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
});

describe('React is told of a page', () => {
  const told = jest.fn();
  const router = createMemoryRouter([{ path: '/' }, { path: '/balais' }]);
  settledRouter(router).subscribe(told);

  it('once the click on its link is over', async () => {
    await router.navigate('/balais');
    expect(told).not.toHaveBeenCalled();

    await pause();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('at once where somebody goes back', async () => {
    told.mockClear();

    await router.navigate(-1);

    expect(told).toHaveBeenCalledTimes(1);
  });
});
