import { endProcess } from './end-process';

it('cuts off an answer that hangs once its 10 s are over', () => {
  jest.useFakeTimers();
  const exit = jest.spyOn(process, 'exit').mockImplementation();

  void endProcess({ close: () => new Promise(() => undefined) });
  jest.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(exit).toHaveBeenCalledWith(1);
});
