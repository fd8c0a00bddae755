import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { followLinks } from './follow-links';

type LinkProps = ComponentProps<'a'> & {
  readonly 'data-replace'?: boolean;
  readonly 'data-state'?: string;
};

type Press = Parameters<typeof fireEvent.click>[1];

const open: (() => void)[] = [];
afterEach(() => {
  for (const stop of open.splice(0)) stop();
});

function Page({ link }: { readonly link: LinkProps }) {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <a {...link}>
        <b>Sacs</b>
      </a>
      <p>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
    </>
  );
}

/** Renders a page with the link, at `/here?tri=nom`. */
function visit(link: LinkProps) {
  window.history.replaceState(null, '', '/here?tri=nom');
  const router = createMemoryRouter([{ path: '*', element: <Page link={link} /> }], {
    initialEntries: ['/before', '/here?tri=nom'],
  });
  open.push(followLinks(router));
  render(<RouterProvider router={router} />);
  return router;
}

/** Removes its link on click, before the event reaches the document. */
function Panel() {
  const [shown, setShown] = useState(true);
  return (
    shown && (
      <a href="/sacs" onClick={() => flushSync(() => setShown(false))}>
        Panneau
      </a>
    )
  );
}

const link = () => screen.getByRole('link', { name: 'Sacs' });

/** Returns whether a click is left to the browser; prevents its default action afterwards. */
function isLeftToBrowser(press?: Press): boolean {
  let left = false;
  const check = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', check, { once: true });
  fireEvent.click(link(), press);
  return left;
}

describe('a click on a link of the shop', () => {
  it('navigates with the state of the link', async () => {
    const router = visit({ href: '/sacs?tri=price', 'data-state': '{"from":"cart"}' });

    await userEvent.click(screen.getByText('Sacs'));

    expect(screen.getByText('/sacs?tri=price {"from":"cart"}')).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it.each<[string, LinkProps]>([
    ['with an absolute URL of the shop', { href: `${window.location.origin}/sacs` }],
    ['with target _self', { href: '/sacs', target: '_self' }],
    ['with data-replace set to false', { href: '/sacs', 'data-replace': false }],
    ['to an anchor of another page', { href: '/sacs#retractation' }],
  ])('navigates for a link %s', async (_, linkProps) => {
    const router = visit(linkProps);

    await userEvent.click(link());

    expect(screen.getByText(/^\/sacs(#retractation)? null$/)).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it.each<[string, LinkProps]>([
    ['that replaces the page', { href: '/sacs', 'data-replace': true }],
    ['to the current page', { href: '/here?tri=nom' }],
  ])('replaces the history entry for a link %s', async (_, linkProps) => {
    const router = visit(linkProps);

    await userEvent.click(link());

    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is ignored when a handler has prevented it', async () => {
    const router = visit({ href: '/sacs', onClick: (event) => event.preventDefault() });

    await userEvent.click(link());

    expect(router.state.location.pathname).toBe('/here');
  });

  it('navigates when the click removes the link', async () => {
    const router = visit({ href: '/here' });
    render(<Panel />);

    fireEvent.click(screen.getByRole('link', { name: 'Panneau' }));

    expect(screen.queryByRole('link', { name: 'Panneau' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/sacs');
  });

  it.each<[string, Press, LinkProps]>([
    ['with Ctrl', { ctrlKey: true }, { href: '/sacs' }],
    ['with Command', { metaKey: true }, { href: '/sacs' }],
    ['with Shift', { shiftKey: true }, { href: '/sacs' }],
    ['with Alt', { altKey: true }, { href: '/sacs' }],
    ['with the middle button', { button: 1 }, { href: '/sacs' }],
    ['on a link to another tab', {}, { href: '/sacs', target: '_blank' }],
    ['on a download link', {}, { href: '/catalogue.pdf', download: '' }],
    ['on a link to another site', {}, { href: 'https://www.cnil.fr/' }],
    ['on a phone number', {}, { href: 'tel:+33199001986' }],
    ['on an anchor of the current page', {}, { href: '#contenu' }],
    ['on an anchor of the current page, with its path', {}, { href: '/here?tri=nom#contenu' }],
  ])('%s is left to the browser', (_, press, linkProps) => {
    const router = visit(linkProps);

    expect(isLeftToBrowser(press)).toBe(true);
    expect(router.state.location.pathname).toBe('/here');
  });
});

it('a stopped listener ignores clicks', () => {
  const router = visit({ href: '/sacs' });
  for (const stop of open.splice(0)) stop();

  expect(isLeftToBrowser()).toBe(true);
  expect(router.state.location.pathname).toBe('/here');
});
