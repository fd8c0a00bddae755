import { open, painted, parsed } from '../testing/early-page';

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
