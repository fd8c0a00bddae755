import { act, render, screen } from '@testing-library/react';
import { LateNote, UntilLate } from './LateNote';

const after = 8000;
const slow = /^Le chargement est toujours en cours/;
const offline = /^Vous êtes hors ligne\./;

function connection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const show = (onRetry = () => {}) => render(<LateNote after={after} onRetry={onRetry} />);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the note shows at once that the device is offline, and restarts the delay when the connection returns', () => {
  connection(false);
  show();
  wait(0);
  expect(screen.getByRole('alert')).toHaveTextContent(offline);
  connection(true);
  wait(after - 1);

  connection(false);
  wait(0);
  expect(screen.getByRole('alert')).toHaveTextContent(offline);
  connection(true);
  wait(after - 1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  wait(1);

  expect(screen.getByRole('alert')).toHaveTextContent(slow);
});

it('the note calls onRetry on a click, and does not take the focus when it appears', () => {
  const onRetry = jest.fn();
  show(onRetry);
  wait(after);
  expect(document.body).toHaveFocus();

  act(() => screen.getByRole('button', { name: 'Réessayer' }).click());

  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the note replaces a small skeleton after the delay', () => {
  render(
    <UntilLate after={after} onRetry={() => {}}>
      <i>…</i>
    </UntilLate>,
  );
  expect(screen.getByText('…')).toBeVisible();

  wait(after);

  expect(screen.queryByText('…')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(slow);
});
