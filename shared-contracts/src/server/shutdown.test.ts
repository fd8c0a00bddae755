/** @jest-environment node */
import { endProcess } from './shutdown';

it('ends the process after 10 s although a response hangs', () => {
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockImplementation();

  void endProcess({ close: () => new Promise(() => undefined) });
  jest.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(exit).toHaveBeenCalledWith(1);
  jest.useRealTimers();
});
