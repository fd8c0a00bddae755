import { retryable } from './retryable';

it('calls during and after a successful load share it', async () => {
  const load = jest.fn(async () => 'code');
  const code = retryable(load);

  const asked = await Promise.all([code(), code()]);
  const later = await code();

  expect([...asked, later]).toEqual(['code', 'code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a call after a failure loads again', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const code = retryable(load);

  await expect(Promise.all([code(), code()])).rejects.toThrow('offline');
  const later = await code();

  expect(later).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
