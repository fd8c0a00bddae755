/**
 * The only inline script of the shop: constant, so that its hash stands in the Content-Security-Policy. It runs in the head
 * before anything is painted: marks what the styles must know of this visitor, keeps clicks that come too early, and starts
 * the scripts once styles and first pictures have had the line to themselves.
 */
import { type StartList, startListId } from './start-list';

const page = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

if (stored('sph-access') && stored('sph-refresh')) page.dataset.session = 'pending';
const view = stored('sph-list-view');
if (view === 'table') page.dataset.listView = view;
// Prices of a customer who is not known after 3 s are the public ones (decision 000, point 19).
setTimeout(() => delete page.dataset.session, 3000);

const clicked: HTMLElement[] = [];
type Field = HTMLInputElement | HTMLTextAreaElement;
const typed = new Map<Field, string>();

function keepClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('#root button');
  if (!button) return;
  event.preventDefault();
  // React may listen already, for parts that it has taken over: it would do the click now and once more later.
  event.stopPropagation();
  clicked.push(button);
}
function keepText({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typed.set(target, target.value);
}

/** Types again what was typed before the page listened, past React's own record of the value. */
function typeAgain(input: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

addEventListener('click', keepClick, true);
addEventListener('input', keepText, true);
addEventListener(
  'shop:hydrated',
  () => {
    removeEventListener('click', keepClick, true);
    removeEventListener('input', keepText, true);
    for (const [input, text] of typed) if (input.isConnected) typeAgain(input, text);
    for (const button of clicked) if (button.isConnected) button.click();
  },
  { once: true },
);

let started = false;
function start(): void {
  if (started) return;
  const list = document.getElementById(startListId);
  if (!list) return;
  started = true;
  for (const type of ['load', 'error']) document.removeEventListener(type, noteArrival, true);
  came.clear();
  const { preloads, scripts } = JSON.parse(list.textContent ?? '') as StartList;
  for (const { href, integrity } of preloads) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = href;
    // Files of remotes are asked for with CORS and checked; the shell's own are not.
    if (integrity) {
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
    }
    document.head.append(link);
  }
  for (const source of scripts) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    document.head.append(script);
  }
}

for (const sign of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(sign, start, { once: true, capture: true, passive: true });

const came = new Set<EventTarget | null>();
let painted = false;

/**
 * The line may be free long before the HTML is parsed and laid out: fonts and the first four pictures have come. A page with
 * fewer pictures has no more once its footer is there. After the first paint no font is waited for.
 */
function startWhenFree(): void {
  const pictures = [...document.images].slice(0, 4);
  const areKnown = painted || pictures.length === 4 || document.querySelector('#root footer');
  const fonts = painted ? [] : [...document.querySelectorAll('link[as=font]')];
  const isHere = (file: Element) => came.has(file) || (file as HTMLImageElement).complete;
  if (areKnown && [...pictures, ...fonts].every(isHere)) start();
}
function noteArrival({ target }: Event): void {
  came.add(target);
  startWhenFree();
}
for (const type of ['load', 'error']) document.addEventListener(type, noteArrival, true);

function afterPaint(): void {
  painted = true;
  startWhenFree();
  setTimeout(start, 1500);
}

addEventListener('DOMContentLoaded', () => {
  // A page that the browser renders has nothing to wait for; one in a tab behind is painted when it is shown, ready by then.
  if (document.hidden || !document.getElementById('root')?.firstChild) return start();
  requestAnimationFrame(() => setTimeout(afterPaint));
});
