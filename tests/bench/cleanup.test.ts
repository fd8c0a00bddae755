import { Cleanup } from './cleanup';

it('tasks run in reverse order even when one throws, whose error is printed', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  const done: string[] = [];
  const cleanup = new Cleanup();
  cleanup.add(() => done.push('first'));
  cleanup.add(() => {
    throw new Error('no server');
  });
  cleanup.add(async () => done.push('last'));

  await cleanup.run();

  expect(done).toEqual(['last', 'first']);
  expect(printed.mock.calls).toEqual([['Clean-up: no server']]);
});
