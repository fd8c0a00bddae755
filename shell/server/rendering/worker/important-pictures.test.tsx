import { renderToString } from 'react-dom/server';
import { importantPictures } from './important-pictures';

const headOf = (page: React.ReactElement) => renderToString(page).split('<main>')[0] ?? '';

it('finds the pictures that a page shows first in what React writes before it, and no other', () => {
  const head = headOf(
    <main>
      <img src="http://i.test/a.svg?w=1&h=2" alt="" fetchPriority="high" />
      <img src="http://i.test/it's.svg" alt="" fetchPriority="high" width="10" height="10" />
      <img src="http://i.test/c.svg" alt="" />
      <img src="http://i.test/d.svg" alt="" loading="lazy" />
    </main>,
  );

  expect(importantPictures(head)).toEqual(['http://i.test/a.svg?w=1&h=2', "http://i.test/it's.svg"]);
});

it('finds none in a page that marks none', () => {
  expect(importantPictures(headOf(<main>Savon</main>))).toEqual([]);
});
