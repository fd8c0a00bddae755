import { open, painted, parsed, scripts, settle } from '../testing/early-page';

const requested = () => [
  ...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script'),
];

it('scripts start in order once the page is painted, even while its pictures load', () => {
  open({ content: '<img alt="" src="/0.svg">' });
  parsed();
  expect(requested()).toEqual([]);

  painted();

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
  expect([...document.head.querySelectorAll('script')].every((script) => script.async === false)).toBe(true);
});

it('scripts are requested at the first paint, and run when the document is parsed', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open();

  painted();
  expect(requested().map((link) => link.getAttribute('href'))).toEqual([
    '/vendor.js',
    '/main.js',
    '/home.js',
  ]);
  expect(scripts()).toEqual([]);
  readyState.mockReturnValue('interactive');
  parsed();

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});

it('scripts are not requested for a frame without content', () => {
  open({ content: '' });

  painted();
  expect(scripts()).toEqual([]);
  document.getElementById('root')?.append('Savon');
  painted();

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});

it('scripts of a remote are requested with CORS and integrity once a script of the shell is loaded', async () => {
  open();
  const preloads = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, as, href, crossOrigin, integrity }) =>
      [rel, as, href, crossOrigin, integrity].join(' '),
    );
  const own = ['vendor', 'main', 'home'].map((name) => `preload script http://localhost/${name}.js  `);

  parsed();
  painted();
  expect(preloads()).toEqual(own);
  const [, main] = document.head.querySelectorAll('link');
  if (main) settle(main);
  await jest.advanceTimersByTimeAsync(0);

  expect(preloads()).toEqual([...own, 'preload script http://remote.test/list.js anonymous sha384-x']);
  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});

it.each([
  ['three seconds later when no frame is painted', 3000, {}, false],
  ['at once if the browser renders the page', 0, { content: '' }, false],
  ['at once in a hidden tab', 0, {}, true],
])('scripts of a parsed document start %s', (_when, wait, page, hidden) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  open(page);

  parsed();
  jest.advanceTimersByTime(wait);

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});

it.each(['pointerdown', 'keydown', 'touchstart'])('scripts start at once on %s, and only once', (sign) => {
  open();

  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
  parsed();
  painted();
  jest.advanceTimersByTime(5000);

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});
