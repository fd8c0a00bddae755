import { endProcess } from './shutdown';

it('the process exits after 10 s even if a response hangs', () => {
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockImplementation();

  void endProcess({ close: () => new Promise(() => undefined) });
  jest.advanceTimersByTime(9_999);
  const early = exit.mock.calls.length;
  jest.advanceTimersByTime(1);

  expect(early).toBe(0);
  expect(exit).toHaveBeenCalledWith(1);
});
