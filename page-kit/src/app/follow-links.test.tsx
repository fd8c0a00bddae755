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

/** What a press of a mouse or a key says beside the link. */
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

/** Opens a page with the link, at `/here?tri=nom` of the shop. */
function visit(link: LinkProps) {
  window.history.replaceState(null, '', '/here?tri=nom');
  const router = createMemoryRouter([{ path: '*', element: <Page link={link} /> }], {
    initialEntries: ['/before', '/here?tri=nom'],
  });
  open.push(followLinks(router));
  render(<RouterProvider router={router} />);
  return router;
}

/** Closes with its link, before the click has come to the document. */
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

/** True when the click is left to the browser, which nothing here opens. */
function isLeftToBrowser(press?: Press): boolean {
  let left = false;
  const take = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', take, { once: true });
  fireEvent.click(link(), press);
  return left;
}

describe('a click on a link of the shop', () => {
  it('opens its page with the state of the link', async () => {
    const router = visit({ href: '/sacs?tri=price', 'data-state': '{"from":"cart"}' });

    await userEvent.click(screen.getByText('Sacs'));

    expect(screen.getByText('/sacs?tri=price {"from":"cart"}')).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it.each<[string, LinkProps]>([
    ['of a full URL of the shop', { href: `${window.location.origin}/sacs` }],
    ['that opens in the same tab by name', { href: '/sacs', target: '_self' }],
    ['that says that it replaces nothing', { href: '/sacs', 'data-replace': false }],
  ])('opens the page of a link %s', async (_, given) => {
    const router = visit(given);

    await userEvent.click(link());

    expect(screen.getByText('/sacs null')).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('opens an anchor in another page', async () => {
    visit({ href: '/cgv#retractation' });

    await userEvent.click(link());

    expect(screen.getByText('/cgv#retractation null')).toBeVisible();
  });

  it.each<[string, LinkProps]>([
    ['that replaces the page', { href: '/sacs', 'data-replace': true }],
    ['to the page shown', { href: '/here?tri=nom' }],
  ])('replaces the history entry for a link %s', async (_, given) => {
    const router = visit(given);

    await userEvent.click(link());

    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('does nothing when a handler has prevented the click', async () => {
    const router = visit({ href: '/sacs', onClick: (event) => event.preventDefault() });

    await userEvent.click(link());

    expect(router.state.location.pathname).toBe('/here');
  });

  it('opens the page of a link that the click removes', async () => {
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
    ['on one that opens in another tab', {}, { href: '/sacs', target: '_blank' }],
    ['on one to a file to keep', {}, { href: '/catalogue.pdf', download: '' }],
    ['on one to another site', {}, { href: 'https://www.cnil.fr/' }],
    ['on one to a telephone', {}, { href: 'tel:+33199001986' }],
    ['on an anchor of the page', {}, { href: '#contenu' }],
    ['on an anchor of the page shown, by its path', {}, { href: '/here?tri=nom#contenu' }],
  ])('%s is left to the browser', (_, press, given) => {
    const router = visit(given);

    expect(isLeftToBrowser(press)).toBe(true);
    expect(router.state.location.pathname).toBe('/here');
  });
});

it('a stopped listener follows no link', () => {
  const router = visit({ href: '/sacs' });
  for (const stop of open.splice(0)) stop();

  expect(isLeftToBrowser()).toBe(true);
  expect(router.state.location.pathname).toBe('/here');
});
