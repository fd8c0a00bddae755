import { came, open, painted, parsed, scripts } from '../testing/early-page';

const images = () => [...document.images];

function unloaded(image: HTMLImageElement): void {
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
}
function loaded(image: HTMLImageElement): void {
  Object.defineProperty(image, 'complete', { value: true });
  came(image);
}
function fontLink(): HTMLLinkElement {
  const font = document.createElement('link');
  font.setAttribute('as', 'font');
  document.head.append(font);
  return font;
}

describe('what the styles must know', () => {
  it('marks a visitor who is signed in, and no longer than three seconds', () => {
    open({ stored: { 'sph-access': 'a', 'sph-refresh': 'r' } });
    expect(document.documentElement.dataset.session).toBe('pending');

    jest.advanceTimersByTime(3000);

    expect(document.documentElement.dataset.session).toBeUndefined();
  });

  it.each([{}, { 'sph-access': 'a' }, { 'sph-refresh': 'r' }])(
    'does not mark a visitor with %p',
    (stored) => {
      open({ stored });

      expect(document.documentElement.dataset.session).toBeUndefined();
    },
  );

  it('remembers the table view, and nothing that it does not know', () => {
    open({ stored: { 'sph-list-view': 'table' } });
    expect(document.documentElement.dataset.listView).toBe('table');

    delete document.documentElement.dataset.listView;
    open({ stored: { 'sph-list-view': '"><script>' } });
    expect(document.documentElement.dataset.listView).toBeUndefined();
  });

  it('goes on where the storage is closed', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });

    open({ content: '' });
    parsed();

    expect(scripts()).toEqual(['/vendor.js', '/main.js']);
  });
});

describe('the scripts', () => {
  it('start in order once the page was painted and its first pictures have come or failed', () => {
    open({ content: '<img alt=""><img alt="">' });
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
    const preloads = [...document.head.querySelectorAll('link')].map((link) => [
      link.href,
      link.crossOrigin,
      link.integrity || null,
    ]);
    expect(preloads).toEqual([
      ['http://remote.test/list.js', 'anonymous', 'sha384-x'],
      ['http://localhost/home.js', null, null],
    ]);
  });

  it('start before the HTML is parsed once fonts and first pictures have come', () => {
    const font = fontLink();
    open({ content: '<img alt="">'.repeat(5) });
    images().forEach(unloaded);

    images().slice(0, 4).forEach(loaded);
    expect(scripts()).toEqual([]);
    came(font);

    expect(scripts()).toEqual(['/vendor.js', '/main.js']);
  });

  it.each([
    ['may still be others', '<img alt="">', 0],
    ['are no others before the footer', '<img alt=""><footer></footer>', 2],
  ])('know by the footer whether there %s', (_, content, started) => {
    open({ content });

    images().forEach(loaded);

    expect(scripts()).toHaveLength(started);
  });

  it('do not wait for a font that failed', () => {
    const font = fontLink();
    open({ content: '<img alt=""><footer></footer>' });
    images().forEach(loaded);
    expect(scripts()).toEqual([]);

    came(font, 'error');

    expect(scripts()).toHaveLength(2);
  });

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
    open({ content: '<img alt="">'.repeat(5) });
    images().slice(4).forEach(unloaded);
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
