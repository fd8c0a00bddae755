import { renderToString } from 'react-dom/server';
import { type LinkProps, MemoryRouter, Link as RouterLink } from 'react-router';
import { Link } from './link';

const inRouter = (link: React.ReactElement) =>
  renderToString(<MemoryRouter initialEntries={['/category-product/SACS']}>{link}</MemoryRouter>);

it.each<LinkProps>([
  { to: '/' },
  { to: '/category-product/SACS/TRI/SP-110.N%20A' },
  { to: '/a/', className: 'name', title: 'Sac & lien', 'aria-current': 'page' },
  {
    to: '/login',
    replace: true,
    state: { from: '/cart' },
    preventScrollReset: true,
    onClick: () => undefined,
  },
  { to: '/a/../b' },
  { to: '//evil.test/a' },
  { to: '/a//b' },
  { to: '/./a' },
  { to: '/a?tri=price#list' },
  { to: '/é' },
  { to: 'a' },
  { to: '..' },
  { to: { pathname: '/a', search: '?b=c' } },
  { to: 'https://elsewhere.test/a' },
  { to: '/a', target: '_blank', discover: 'none' },
])('is the link that the browser’s router takes over: %j', (props) => {
  const said = jest.spyOn(console, 'error');

  const markup = inRouter(<Link {...props}>Sacs</Link>);

  expect(said).not.toHaveBeenCalled();
  expect(markup).toBe(inRouter(<RouterLink {...props}>Sacs</RouterLink>));
});
