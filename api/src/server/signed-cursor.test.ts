import { z } from 'zod';
import { createCursors } from './signed-cursor';

const old = 'a secret that is old, and long enough';
const current = 'a secret that is current, and long enough';

it('a cursor signed by the previous secret is valid while that secret is configured, and signs no new ones', () => {
  const cursor = createCursors(old).seal(7);

  expect(createCursors(current, old).open(cursor, z.number())).toBe(7);
  expect(() => createCursors(current).open(cursor, z.number())).toThrow('introuvable');
  expect(createCursors(current).open(createCursors(current, old).seal(8), z.number())).toBe(8);
});
