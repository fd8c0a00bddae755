import { followLinks } from './follow-links';

const navigate = jest.fn(async () => {});
let stop: () => void;
beforeEach(() => {
  navigate.mockClear();
  window.history.replaceState(null, '', '/here?tri=nom');
  stop = followLinks({ navigate });
});
afterEach(() => stop());

/** Clicks on the text of a link. Returns whether the click is left to the browser. */
function click(attributes: string, press: MouseEventInit = {}, onClick: (event: Event) => void = () => {}) {
  document.body.innerHTML = `<a ${attributes}><b>Sacs</b></a>`;
  document.querySelector('a')?.addEventListener('click', onClick);
  let left = false;
  const check = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', check, { once: true });
  const clicked = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...press });
  document.querySelector('b')?.dispatchEvent(clicked);
  return left;
}

const pushed = { replace: false, state: undefined };
const replaced = { replace: true, state: undefined };
const fromCart = { replace: false, state: { from: 'cart' } };

it.each([
  ['with a state', `href="/sacs?tri=price" data-state='{"from":"cart"}'`, '/sacs?tri=price', fromCart],
  ['with an absolute URL of the shop', `href="${window.location.origin}/sacs"`, '/sacs', pushed],
  ['with target _self', 'href="/sacs" target="_self"', '/sacs', pushed],
  ['with data-replace set to false', 'href="/sacs" data-replace="false"', '/sacs', pushed],
  ['to an anchor of another page', 'href="/sacs#retractation"', '/sacs#retractation', pushed],
  ['to an anchor of another list', 'href="/here?tri=prix#contenu"', '/here?tri=prix#contenu', pushed],
  ['that replaces the page', 'href="/sacs" data-replace="true"', '/sacs', replaced],
  ['to the current page', 'href="/here?tri=nom"', '/here?tri=nom', replaced],
])('a click on a link %s navigates by the router', (_what, attributes, path, options) => {
  expect(click(attributes)).toBe(false);

  expect(navigate.mock.calls).toEqual([[path, options]]);
});

it('a click that removes its link navigates', () => {
  click('href="/sacs"', {}, () => document.querySelector('a')?.remove());

  expect(navigate).toHaveBeenCalledWith('/sacs', pushed);
});

it('a click that a handler has prevented is ignored', () => {
  click('href="/sacs"', {}, (event) => event.preventDefault());

  expect(navigate).not.toHaveBeenCalled();
});

it.each<[string, MouseEventInit, string]>([
  ['with Ctrl', { ctrlKey: true }, 'href="/sacs"'],
  ['with Command', { metaKey: true }, 'href="/sacs"'],
  ['with Shift', { shiftKey: true }, 'href="/sacs"'],
  ['with Alt', { altKey: true }, 'href="/sacs"'],
  ['with the middle button', { button: 1 }, 'href="/sacs"'],
  ['on a link to another tab', {}, 'href="/sacs" target="_blank"'],
  ['on a download link', {}, 'href="/catalogue.pdf" download'],
  ['on a link to another site', {}, 'href="https://www.cnil.fr/"'],
  ['on a phone number', {}, 'href="tel:+33199001986"'],
  ['on an anchor of the current page', {}, 'href="#contenu"'],
  ['on an anchor of the current page, with its path', {}, 'href="/here?tri=nom#contenu"'],
])('a click %s is left to the browser', (_what, press, attributes) => {
  expect(click(attributes, press)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('a stopped listener ignores clicks', () => {
  stop();

  expect(click('href="/sacs"')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
