import { fireEvent } from '@testing-library/dom';
import { hydrated, open, painted, parsed, scripts, settle } from '../testing/early-page';

it('early clicks reach the buttons only once the page is hydrated, in their order', async () => {
  open({ content: '<button id="a"><span>Ajouter</span></button><button id="b"></button>' });
  const clicked: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id));
  document.querySelector('span')?.click();
  document.getElementById('b')?.click();
  // A partly hydrated page would handle it twice.
  expect(clicked).toEqual([]);

  hydrated();
  await Promise.resolve();
  document.getElementById('b')?.click();

  expect(clicked).toEqual(['a', 'b', 'b']);
});

it('an early click on a button has no default action, on a link it does', () => {
  open({ content: '<form><button>Envoyer</button></form><a href="#x">Voir</a>' });
  const prevented: boolean[] = [];
  window.addEventListener('click', (event) => prevented.push(event.defaultPrevented), true);

  document.querySelector('button')?.click();
  document.querySelector('a')?.click();

  expect(prevented).toEqual([true, false]);
});

it('an early click is not repeated on a button that was removed', () => {
  open({ content: '<button></button>' });
  const button = document.querySelector('button');
  const clicked = jest.fn();
  button?.click();
  button?.addEventListener('click', clicked);
  button?.remove();

  hydrated();

  expect(clicked).not.toHaveBeenCalled();
});

it.each(['input', 'textarea'])('a text typed early into a %s is typed again after hydration', (tag) => {
  open({ content: `<${tag}></${tag}>` });
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(tag);
  if (!field) throw new Error('no field');
  field.value = 'Bonjour';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const onInput = jest.fn();
  const onFocusOut = jest.fn();
  field.addEventListener('input', onInput);
  field.addEventListener('focusout', onFocusOut);
  field.value = '';

  hydrated();

  expect(field.value).toBe('Bonjour');
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(onFocusOut).toHaveBeenCalledTimes(1);
});

it('a value that was filled in without an event before hydration is there after it', () => {
  open({ content: '<input>' });
  const [field] = document.getElementsByTagName('input');
  if (!field) throw new Error('no field');
  field.value = 'camille';

  window.dispatchEvent(new Event('shop:hydrating'));
  field.value = '';
  hydrated();

  expect(field).toHaveValue('camille');
});

it('a picture that fails to load is marked until another one has replaced it', () => {
  open({ content: '<img alt="" src="/sac.jpg">' });
  const image = document.images[0] as HTMLImageElement;

  settle(image, 'error');
  expect(image).toHaveAttribute('data-missing');

  settle(image);
  expect(image).not.toHaveAttribute('data-missing');
});

const retry = () => document.querySelectorAll('[role=alert] button');
const fail = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'));

it.each(['/', 'https://files.test/'])(
  'a missing script of the shell at %s is reported once, with a button that reloads',
  async (files) => {
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
    // jsdom reports that it cannot navigate.
    const navigation = jest.spyOn(console, 'error').mockReturnValue();
    fireEvent.click(retry()[0] as Element);
    const reload = { message: expect.stringContaining('navigation') };
    expect(navigation.mock.calls).toEqual([[expect.objectContaining(reload)]]);
  },
);

it.each([
  ['a file that the shell fetches later', { src: '/about.js', 'data-rspack': 'shell:chunk-about' }],
  ['a file of a remote', { src: 'http://remote.test/list.js' }],
])('%s is not reported as a missing script of the shell', async (_what, attributes) => {
  open();
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);

  script.dispatchEvent(new Event('error'));
  await Promise.resolve();

  expect(retry()).toHaveLength(0);
});

it('the document of a signed-in visitor is marked for at most three seconds', () => {
  open({ stored: { 'sph-access': 'a', 'sph-refresh': 'r' } });
  expect(document.documentElement.dataset.session).toBe('pending');

  jest.advanceTimersByTime(3000);

  expect(document.documentElement.dataset.session).toBeUndefined();
});

it.each([{}, { 'sph-access': 'a' }, { 'sph-refresh': 'r' }])(
  'the document of a visitor with the stored tokens %p is not marked',
  (stored) => {
    open({ stored });

    expect(document.documentElement.dataset.session).toBeUndefined();
  },
);

it('the table view is marked on the document, an unknown view is not', () => {
  open({ stored: { 'sph-list-view': 'table' } });
  expect(document.documentElement.dataset.listView).toBe('table');

  delete document.documentElement.dataset.listView;
  open({ stored: { 'sph-list-view': '"><script>' } });
  expect(document.documentElement.dataset.listView).toBeUndefined();
});

it('scripts start when the browser denies access to storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });

  open({ content: '' });
  parsed();

  expect(scripts()).toEqual(['/vendor.js', '/main.js']);
});
