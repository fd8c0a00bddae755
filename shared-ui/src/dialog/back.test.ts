import { askBeforeRouter, closeAsBack, listenToBack } from './back';

let isShown = true;
const router = jest.fn();
let goBack: jest.SpyInstance;
beforeAll(() => {
  askBeforeRouter(() => isShown);
  addEventListener('popstate', router);
});
beforeEach(() => {
  router.mockClear();
  goBack = jest.spyOn(history, 'back').mockImplementation(() => undefined);
});
afterEach(() => document.body.replaceChildren());

const goTo = (state: object | null) => dispatchEvent(new PopStateEvent('popstate', { state }));

it.each([
  ['another page reaches the router', {}, false, true, false],
  ['a fragment of the page reaches the router', null, true, true, false],
  ['another entry of the page goes on', {}, true, false, true],
  ['the entry of a closed dialog of the page ends there', { dialog: 'gone' }, true, false, false],
  ['the entry of an open dialog of the page goes on', { dialog: 'open' }, true, false, true],
])('Back to %s', (_, state, shown, reaches, goesOn) => {
  document.body.innerHTML = '<dialog id="open" open></dialog>';
  isShown = shown;

  goTo(state);

  expect(router).toHaveBeenCalledTimes(Number(reaches));
  expect(goBack).toHaveBeenCalledTimes(Number(goesOn));
});

it('Back does not reach the router while a dialog asks whether to stay', () => {
  isShown = false;
  const stop = listenToBack((event) => event.preventDefault());

  goTo({});
  stop();

  expect(router).not.toHaveBeenCalled();
});

it.each([
  ['goes back if a dialog has added the history entry', { dialog: 'd' }, 1, 0],
  ['closes at once if no dialog has added the history entry', null, 0, 1],
])('closing as Back %s', (_title, state, backs, closings) => {
  history.replaceState(state, '');
  const onClose = jest.fn();

  closeAsBack(onClose);

  expect(goBack).toHaveBeenCalledTimes(backs);
  expect(onClose).toHaveBeenCalledTimes(closings);
});
