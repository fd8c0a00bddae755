import { came, fetched, open, painted, parsed, scripts } from '../testing/early-page';

const images = () => [...document.images];

function unloaded(image: HTMLImageElement): void {
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
}
function loaded(image: HTMLImageElement): void {
  Object.defineProperty(image, 'complete', { value: true });
  came(image);
}
/** Pictures that have not come, with URLs of their own. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => `<img alt="" src="/${index}.svg">`).join('');
function preload(type: 'font' | 'image', href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href });
  link.setAttribute('as', type);
  document.head.append(link);
  return link;
}

describe('the scripts', () => {
  it('start in order once the page was painted and its first pictures have come or failed', () => {
    open({ content: pictures(2) });
    images().forEach(unloaded);
    parsed();
    expect(scripts()).toEqual([]);

    painted();
    images()[0]?.dispatchEvent(new Event('load'));
    expect(scripts()).toEqual([]);
    images()[1]?.dispatchEvent(new Event('error'));

    expect(scripts()).toEqual(['/vendor.js', '/main.js']);
    expect([...document.head.querySelectorAll('script')].every((script) => script.async === false)).toBe(
      true,
    );
  });

  it('are fetched in one go, the files of remotes with CORS and a check', () => {
    open();

    parsed();
    painted();

    const links = [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.as,
      link.href,
      link.crossOrigin,
      link.integrity || null,
    ]);
    expect(links).toEqual([
      ['preload', 'script', 'http://remote.test/list.js', 'anonymous', 'sha384-x'],
      ['preload', 'script', 'http://localhost/home.js', null, null],
      ['preload', 'script', 'http://localhost/vendor.js', null, null],
      ['preload', 'script', 'http://localhost/main.js', null, null],
    ]);
  });

  it('are asked for with CORS from another host, as the bundler’s loader does, each of them once', () => {
    open({ files: 'https://files.test/shop/' });

    parsed();
    painted();
    came(document.createElement('link'));

    const asked = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')];
    expect(fetched()).toEqual([
      'http://remote.test/list.js',
      ...['home.js', 'vendor.js', 'main.js'].map((file) => `https://files.test/shop/${file}`),
    ]);
    expect(asked.map(({ crossOrigin }) => crossOrigin)).toEqual(asked.map(() => 'anonymous'));
  });

  it('are fetched when the preloads of the first pictures have come or failed, and run after the first paint', () => {
    const [first, second] = [preload('image', '/0.svg'), preload('image', '/1.svg')];
    open({ content: pictures(2) });
    images().forEach(unloaded);

    came(first);
    expect(fetched()).toEqual([]);
    came(second, 'error');
    expect(fetched()).toHaveLength(4);

    parsed();
    expect(scripts()).toEqual([]);
    painted();
    expect(scripts()).toEqual(['/vendor.js', '/main.js']);
    expect(fetched()).toHaveLength(4);
  });

  it.each(['load', 'error'] as const)(
    'are fetched at the %s of the font where there are no pictures',
    (end) => {
      const font = preload('font', '/figtree.woff2');
      open({ content: '<footer></footer>' });
      expect(fetched()).toEqual([]);

      came(font, end);

      expect(fetched()).toHaveLength(4);
    },
  );

  it('wait for the first paint where there are no pictures', () => {
    open();

    parsed();
    expect(scripts()).toEqual([]);
    painted();

    expect(scripts()).toHaveLength(2);
  });

  it('wait for pictures no longer than a second and a half', () => {
    open({ content: '<img alt="">' });
    images().forEach(unloaded);
    parsed();
    painted();

    jest.advanceTimersByTime(1400);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(200);

    expect(scripts()).toHaveLength(2);
  });

  it('do not wait for a fifth picture', () => {
    open({ content: pictures(5) });
    images().forEach(unloaded);
    images().slice(0, 4).forEach(loaded);
    parsed();

    painted();

    expect(scripts()).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown', 'touchstart'])('start at once at a %s, and once only', (sign) => {
    open({ content: '<img alt="">' });
    images().forEach(unloaded);

    window.dispatchEvent(new Event(sign));
    expect(scripts()).toEqual(['/vendor.js', '/main.js']);
    parsed();
    painted();
    jest.advanceTimersByTime(5000);

    expect(scripts()).toHaveLength(2);
  });

  it('wait for nothing where the browser renders the page', () => {
    open({ content: '' });

    parsed();

    expect(scripts()).toHaveLength(2);
  });

  it('wait for no paint in a tab that nobody sees', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open();

    parsed();

    expect(scripts()).toHaveLength(2);
  });
});

describe('a script of the shell that does not come', () => {
  const retry = () => document.querySelectorAll('[role=alert] button');
  const fail = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'));

  it.each(['/', 'https://files.test/'])('at %s is reported once, with a way to load again', async (files) => {
    performance.getEntriesByType = () => [{ type: 'reload' } as PerformanceNavigationTiming];
    open({ files });
    parsed();
    painted();

    fail(`script[src="${files}main.js"]`);
    fail(`script[src="${files}vendor.js"]`);
    await Promise.resolve();

    expect(document.querySelector('[role=alert]')).toHaveTextContent(
      'Une partie de la boutique ne répond pas.Réessayer',
    );
    expect(retry()).toHaveLength(1);
  });

  it.each([
    ['a file that the shell fetches later', { src: '/about.js', 'data-rspack': 'shell:chunk-about' }],
    ['a file of a remote', { src: 'http://remote.test/list.js' }],
  ])('is not taken for %s', async (_what, given) => {
    open();
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(given)) script.setAttribute(name, value);
    document.head.append(script);

    script.dispatchEvent(new Event('error'));
    await Promise.resolve();

    expect(retry()).toHaveLength(0);
  });
});
