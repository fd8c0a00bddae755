import { lazy, Suspense, use } from 'react';
import { startDeadline } from './deadline';
import { renderMarkup } from './render-markup';

const render = (page: React.ReactElement, limit = 1000) => {
  const deadline = startDeadline(limit);
  return renderMarkup(page, deadline).finally(() => deadline.end());
};
const soap = <h1>Savon & brosse</h1>;
const Late = lazy(async () => ({ default: () => soap }));
const never = new Promise<never>(() => undefined);
const Waiting = () => use(never);
function Broken(): never {
  throw new Error('broken');
}

it('is the whole page, with nothing that a script would have to move', async () => {
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
      <Late />
    </Suspense>,
    '<!--$-->',
  ],
  ['outside of every boundary', <Late key="page" />, ''],
])('waits for code that is late %s', async (_where, page, opening) => {
  expect(await render(page)).toContain(`${opening}<h1>Savon &amp; brosse</h1>`);
});

it('takes no text for a part that is missing', async () => {
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
])('fails with the reason where a page fails %s', async (_where, page) => {
  await expect(render(page)).rejects.toThrow('broken');
});

it('gives a page up at the deadline', async () => {
  await expect(
    render(
      <Suspense fallback="Chargement…">
        <Waiting />
      </Suspense>,
      50,
    ),
  ).rejects.toThrow('pas rendue en 50 ms');
});
