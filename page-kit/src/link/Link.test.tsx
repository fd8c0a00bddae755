import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

function Page(link: LinkProps) {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <Link {...link}>Sacs</Link>
      <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>
    </>
  );
}

function visit(link: LinkProps) {
  window.history.replaceState(null, '', '/here');
  const router = createMemoryRouter([{ path: '*', element: <Page {...link} /> }], {
    initialEntries: ['/before', '/here'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const link = () => screen.getByRole('link', { name: 'Sacs' });

describe('a visitor who clicks on a link of the shop', () => {
  it('is led to its page, which is told what the link knows', async () => {
    const router = visit({ to: '/sacs?tri=price', state: { from: 'cart' }, title: 'Sacs poubelle' });

    await userEvent.click(link());

    expect(screen.getByText('/sacs?tri=price {"from":"cart"}')).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
    expect(link()).toHaveAttribute('href', '/sacs?tri=price');
    expect(link()).toHaveAttribute('title', 'Sacs poubelle');
  });

  it.each<[string, LinkProps]>([
    ['that takes the place of the page', { to: '/sacs', replace: true }],
    ['to the page shown', { to: '/here' }],
  ])('does not come back by one %s', async (_, given) => {
    const router = visit(given);

    await userEvent.click(link());

    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('stays when whoever set the link has dealt with the click', async () => {
    const router = visit({ to: '/sacs', onClick: (event) => event.preventDefault() });

    await userEvent.click(link());

    expect(router.state.location.pathname).toBe('/here');
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }, {}],
    ['with Command', { metaKey: true }, {}],
    ['with Shift', { shiftKey: true }, {}],
    ['with Alt', { altKey: true }, {}],
    ['with the middle button', { button: 1 }, {}],
    ['where it opens in another tab', {}, { target: '_blank' }],
  ])('%s leaves the click to the browser', (_, how, attributes) => {
    const router = visit({ to: '/sacs', ...attributes });
    const left = jest.fn();
    const take = (event: Event) => {
      left(!event.defaultPrevented);
      // There is no browser here that could open anything.
      event.preventDefault();
    };
    window.addEventListener('click', take, { once: true });

    fireEvent.click(link(), how);

    expect(left).toHaveBeenCalledWith(true);
    expect(router.state.location.pathname).toBe('/here');
  });

  it('is led on where it opens in the same tab by name', async () => {
    const router = visit({ to: '/sacs', target: '_self' });

    await userEvent.click(link());

    expect(router.state.location.pathname).toBe('/sacs');
  });
});
