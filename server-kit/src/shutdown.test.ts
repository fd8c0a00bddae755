import { endProcess } from './shutdown';

it('the process exits after 10 s even if a response hangs', () => {
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockImplementation();

  void endProcess({ close: () => new Promise(() => undefined) });
  jest.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(exit).toHaveBeenCalledWith(1);
  jest.useRealTimers();
});
