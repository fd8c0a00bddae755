import { type StartList, startListId } from '../early/start-list';

/** Of the early script, which leaves them with the page. */
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
export function open({ content = '<h1>Savon</h1>', stored = {} }: Page = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  jest.isolateModules(() => require('../early/early'));
  document.body.innerHTML = `<div id="root">${content}</div><script type="application/json" id="${startListId}">${JSON.stringify(startList)}</script>`;
}

export const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
export const painted = () => jest.advanceTimersByTime(20);
export const hydrated = () => window.dispatchEvent(new Event('shop:hydrated'));
export const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
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
