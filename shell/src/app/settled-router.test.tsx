import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import { settledRouter } from './settled-router';

const drawn = jest.fn();
/** Knows where it stands, as every link does. */
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
  expect(screen.getByRole('heading', { name: 'Balais' })).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
});
