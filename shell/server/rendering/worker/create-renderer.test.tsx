/** @jest-environment node */
import { lazy, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { pictureLinks, renderMarkup, startDeadline } from './create-renderer';

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
      <Suspense fallback="Chargement…">
        <p>{long}</p>
      </Suspense>
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

it('the Link header has the first two pictures with high fetch priority whose URLs are valid in a header', () => {
  const sources = ['a.svg?w=1&h=2', 'œuf.svg', "it's.svg", 'b.svg'];
  const markup = renderToString(
    <main>
      <img src="http://i.test/lazy.svg" alt="" loading="lazy" />
      {sources.map((source) => (
        <img
          key={source}
          src={`http://i.test/${source}`}
          alt=""
          fetchPriority="high"
          width="10"
          height="10"
        />
      ))}
    </main>,
  );

  const [head = ''] = markup.split('<main>');
  expect(pictureLinks(head)).toBe(
    '<http://i.test/a.svg?w=1&h=2>; rel=preload; as=image; fetchpriority=high, ' +
      "<http://i.test/it's.svg>; rel=preload; as=image; fetchpriority=high",
  );
  expect(pictureLinks(renderToString(<main>Savon</main>))).toBeNull();
});
