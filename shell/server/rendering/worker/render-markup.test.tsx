/** @jest-environment node */
import { lazy, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { sharedKeys } from '../../../../tools/bundler/shared-modules.mjs';
import { requireShared } from './remote-bundle';
import { importantPictures, renderMarkup, startDeadline } from './render-markup';

const render = (page: React.ReactElement, limit = 1000) => {
  const deadline = startDeadline(limit);
  return renderMarkup(page, deadline).finally(() => deadline.end());
};
const soap = <h1>Savon & brosse</h1>;
const Suspending = lazy(async () => ({ default: () => soap }));
const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);
function Broken(): never {
  throw new Error('broken');
}

it('a whole page is rendered at once, without parts that an inline script would move', async () => {
  const long = 'Savon '.repeat(10_000);

  const markup = await render(
    <div>
      <Suspense fallback="Chargement…">{<p>{long}</p>}</Suspense>
    </div>,
  );

  expect(markup).toBe(`<div><!--$--><p>${long}</p><!--/$--></div>`);
});

it.each([
  [
    'within a boundary',
    <Suspense key="page" fallback="Chargement…">
      <Suspending />
    </Suspense>,
    '<!--$-->',
  ],
  ['outside of every boundary', <Suspending key="page" />, ''],
])('a page whose code suspends %s is rendered once it is there', async (_where, page, opening) => {
  expect(await render(page)).toContain(`${opening}<h1>Savon &amp; brosse</h1>`);
});

it('a text is not mistaken for the marker of a missing part', async () => {
  expect(await render(<p>{'<!--$!-->'}</p>)).toBe('<p>&lt;!--$!--&gt;</p>');
});

it.each([
  [
    'within a boundary',
    <Suspense key="page" fallback="Chargement…">
      <Broken />
    </Suspense>,
  ],
  ['outside of every boundary', <Broken key="page" />],
])('a page that throws %s fails with its error', async (_where, page) => {
  await expect(render(page)).rejects.toThrow('broken');
});

it('a page that still waits at the deadline is rejected', async () => {
  await expect(
    render(
      <Suspense fallback="Chargement…">
        <Waiting />
      </Suspense>,
      50,
    ),
  ).rejects.toThrow('pas rendue en 50 ms');
});

it('the pictures with high fetch priority are found in the markup that React writes before the page', () => {
  const markup = renderToString(
    <main>
      <img src="http://i.test/a.svg?w=1&h=2" alt="" fetchPriority="high" />
      <img src="http://i.test/it's.svg" alt="" fetchPriority="high" width="10" height="10" />
      <img src="http://i.test/c.svg" alt="" />
      <img src="http://i.test/d.svg" alt="" loading="lazy" />
    </main>,
  );

  const [head = ''] = markup.split('<main>');
  expect(importantPictures(head)).toEqual(['http://i.test/a.svg?w=1&h=2', "http://i.test/it's.svg"]);
  expect(importantPictures(renderToString(<main>Savon</main>))).toEqual([]);
});

// Only the shell attaches React to a document.
const requirable = sharedKeys.filter((key) => key !== 'react-dom/client');

it.each(requirable)('a server bundle can require %s', (key) => {
  expect(requireShared(key)).toBeTruthy();
});

it('a server bundle cannot require a module that is not shared', () => {
  expect(() => requireShared('node:fs')).toThrow("demande 'node:fs', que la boutique ne partage pas");
});
