import { type StartList, startListId } from './start-list';

const listeners: Parameters<typeof window.addEventListener>[] = [];

interface Page {
  /** What is in #root. */
  readonly content?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

const startList: StartList = {
  preloads: [{ href: 'http://remote.test/list.js', integrity: 'sha384-x' }, { href: '/home.js' }],
  scripts: ['/vendor.js', '/main.js'],
};

/** Opens a page as the server sends it: the early script runs in the head, then the body is parsed. */
function open({ content = '<h1>Savon</h1>', stored = {} }: Page = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  jest.isolateModules(() => require('./early'));
  document.body.innerHTML = `<div id="root">${content}</div><script type="application/json" id="${startListId}">${JSON.stringify(startList)}</script>`;
}

const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
const painted = () => jest.advanceTimersByTime(20);
const hydrated = () => window.dispatchEvent(new Event('shop:hydrated'));
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const images = () => [...document.images];

function unloaded(image: HTMLImageElement): void {
  Object.defineProperty(image, 'complete', { value: false });
}

beforeEach(() => {
  jest.useFakeTimers();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof window.addEventListener>) => {
      listeners.push(args);
      add(...args);
    });
});
afterEach(() => {
  for (const [type, listener, options] of listeners.splice(0))
    window.removeEventListener(type, listener, options);
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

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

describe('what comes too early', () => {
  it('keeps clicks on buttons and does them once the page answers, in their order', () => {
    open({ content: '<button id="a"><span>Ajouter</span></button><button id="b"></button>' });
    const clicked: string[] = [];
    document.querySelector('span')?.click();
    document.getElementById('b')?.click();
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => clicked.push(button.id));

    hydrated();
    document.getElementById('b')?.click();

    expect(clicked).toEqual(['a', 'b', 'b']);
  });

  it('holds back what a button would do by itself, and lets links be links', () => {
    open({ content: '<form><button>Envoyer</button></form><a href="#x">Voir</a>' });
    const prevented: boolean[] = [];
    window.addEventListener('click', (event) => prevented.push(event.defaultPrevented), true);

    document.querySelector('button')?.click();
    document.querySelector('a')?.click();

    expect(prevented).toEqual([true, false]);
  });

  it('does not let a click reach a page that is half awake, which would do it twice', () => {
    open({ content: '<button></button>' });
    const button = document.querySelector('button');
    const clicked = jest.fn();
    button?.addEventListener('click', clicked);

    button?.click();
    expect(clicked).not.toHaveBeenCalled();
    hydrated();

    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('does not click a button that is gone', () => {
    open({ content: '<button></button>' });
    const button = document.querySelector('button');
    const clicked = jest.fn();
    button?.click();
    button?.addEventListener('click', clicked);
    button?.remove();

    hydrated();

    expect(clicked).not.toHaveBeenCalled();
  });

  it.each(['input', 'textarea'])('types into a %s again what was typed', (tag) => {
    open({ content: `<${tag}></${tag}>` });
    const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(tag);
    if (!field) throw new Error('no field');
    field.value = 'Bonjour';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const heard = jest.fn();
    const left = jest.fn();
    field.addEventListener('input', heard);
    field.addEventListener('focusout', left);
    field.value = '';

    hydrated();

    expect(field.value).toBe('Bonjour');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(left).toHaveBeenCalledTimes(1);
  });
});
