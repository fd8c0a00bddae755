import { type StartList, startListId } from '../inline-script/start-scripts';

/** Functions that remove the listeners of the early script. */
const removals: (() => void)[] = [];

interface Page {
  readonly content?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly files?: string;
}

const startList = (files: string): StartList => ({
  scripts: [`${files}vendor.js`, `${files}main.js`],
  preloads: [{ href: `${files}home.js` }],
  later: [{ href: 'http://remote.test/list.js', integrity: 'sha384-x' }],
});

/** Opens a page as the server sends it: the early script runs in the head, then the body is parsed. */
export function open({ content = '<h1>Savon</h1>', stored = {}, files = '/' }: Page = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  jest.isolateModules(() => require('../inline-script/early'));
  document.body.innerHTML = `<div id="root">${content}</div><script type="application/json" id="${startListId}">${JSON.stringify(startList(files))}</script>`;
}

export const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
/** Passes the first three frames. */
export const painted = () => jest.advanceTimersByTime(60);
export const hydrated = () => window.dispatchEvent(new Event('shop:hydrated'));
export const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
/** Simulates that a picture or a script has loaded or failed. */
export const settle = (target: Element, type: 'load' | 'error' = 'load') =>
  target.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
      removals.push(() => target.removeEventListener(...args));
      add(...args);
    });
  }
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});
