/**
 * The only inline script of the shop: constant, so that its hash stands in the Content-Security-Policy. It runs in the head
 * before anything is painted: marks what the styles must know of this visitor, keeps clicks that come too early, and starts
 * the scripts once styles and first pictures have had the line to themselves.
 */
import { cameByReload, isShellReplaced, ownScript } from './shell-version';
import { type StartList, startListId } from './start-list';
import { type TextField, typeAgain } from './type-again';

const page = document.documentElement;

function stored(key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

if (stored('sph-access') && stored('sph-refresh')) page.dataset.session = 'pending';
const view = stored('sph-list-view');
if (view === 'table') page.dataset.listView = view;
if (stored('sph-registered', 'sessionStorage')) page.dataset.registered = '';
// Prices of a customer who is not known after 3 s are the public ones (decision 000, point 19).
setTimeout(() => delete page.dataset.session, 3000);

/** A picture that cannot be had leaves an empty box until another one loads (`[data-missing]` of the styles). */
for (const type of ['load', 'error'])
  document.addEventListener(
    type,
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error');
    },
    true,
  );

/** Where nothing answers yet: at first the whole page, then what the shell waits for. */
let asleep = '#root';
const clicked: HTMLElement[] = [];
const typed = new Map<TextField, string>();

function keepClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button');
  if (!button?.closest(asleep)) return;
  event.preventDefault();
  // React may listen already, for parts that it has taken over: it would do the click now and once more later.
  event.stopPropagation();
  clicked.push(button);
}
function keepText({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    if (target.closest(asleep)) typed.set(target, target.value);
}

/**
 * Does what was kept for parts that answer now. One after the other: between two, React draws what the first changed, so
 * that the second acts on it.
 */
async function replay(stillAsleep?: string): Promise<void> {
  const isAwake = (element: Element) => !(stillAsleep && element.closest(stillAsleep));
  const texts = [...typed].filter(([input]) => isAwake(input));
  const buttons = clicked.filter(isAwake);
  for (const [input] of texts) typed.delete(input);
  for (const button of buttons) clicked.splice(clicked.indexOf(button), 1);
  for (const [input, text] of texts) {
    if (input.isConnected) typeAgain(input, text);
    await undefined;
  }
  for (const button of buttons) {
    if (button.isConnected) button.click();
    await undefined;
  }
}

addEventListener('click', keepClick, true);
addEventListener('input', keepText, true);
addEventListener(
  'shop:shell-hydrated',
  () => {
    asleep = '#contenu';
    void replay(asleep);
  },
  { once: true },
);
addEventListener(
  'shop:hydrated',
  () => {
    removeEventListener('click', keepClick, true);
    removeEventListener('input', keepText, true);
    void replay();
  },
  { once: true },
);

/** As the bundler's loader does: what lies on another host is asked for with CORS. */
const isElsewhere = (href: string) => !href.startsWith('/');

function fetchEarly(href: string, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  if (isElsewhere(href)) link.crossOrigin = 'anonymous';
  // Files of remotes are checked; the shell's own are not.
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}

/** The scripts of the page, which are on their way from when this is first asked for. */
let scripts: readonly string[] | undefined;
function fetchScripts(): readonly string[] | undefined {
  const list = document.getElementById(startListId);
  if (scripts || !list) return scripts;
  for (const type of ['load', 'error']) document.removeEventListener(type, noteArrival, true);
  came.clear();
  const startList = JSON.parse(list.textContent ?? '') as StartList;
  scripts = startList.scripts;
  for (const { href, integrity } of startList.preloads) fetchEarly(href, integrity);
  for (const source of scripts) fetchEarly(source);
  return scripts;
}

let started = false;
function start(): void {
  const sources = fetchScripts();
  if (started || !sources) return;
  started = true;
  for (const source of sources) {
    const script = document.createElement('script');
    script.src = source;
    script.async = false;
    script.dataset.shell = '';
    if (isElsewhere(source)) script.crossOrigin = 'anonymous';
    document.head.append(script);
  }
}

for (const sign of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(sign, start, { once: true, capture: true, passive: true });

/** What has come or failed. */
const came = new Set<EventTarget | null>();
let painted = false;

/**
 * The line is free long before the HTML is laid out: when the pictures that the head preloads have come. The font was asked
 * for with them and is here or about to be: a script's first byte comes a round trip later. After the first paint it is the
 * first four pictures, preloaded or not.
 */
function isLineFree(): boolean {
  if (!document.body) return false;
  const pictures = painted
    ? [...document.images].slice(0, 4)
    : [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  return pictures.every((file) => came.has(file) || ('complete' in file && file.complete));
}

/** Scripts that come while the page is laid out wait for it to be painted: they would only make it later. */
function startWhenFree(): void {
  if (!scripts && !isLineFree()) return;
  if (painted) start();
  else fetchScripts();
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

/** Made without styles of its own, which may be missing too. */
function offerReload(): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.style.cssText =
    'position:sticky;bottom:0;z-index:30;margin:0;padding:1em;background:#fff;text-align:center';
  const button = document.createElement('button');
  button.textContent = 'Réessayer';
  button.style.cssText = 'margin-left:1em;padding:.75em 1.5em;border:1px solid';
  button.addEventListener('click', () => location.reload());
  line.append('Une partie de la boutique ne répond pas.', button);
  document.body.append(line);
}

/** Without one of its own scripts the page stays deaf. The HTML may be older than the deployment: once it is loaded again. */
async function noteMissing({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLScriptElement && target.matches(ownScript))) return;
  removeEventListener('error', noteMissing, true);
  if (!cameByReload() && (await isShellReplaced())) location.reload();
  else offerReload();
}
addEventListener('error', noteMissing, true);
