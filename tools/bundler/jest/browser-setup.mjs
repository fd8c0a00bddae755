import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// Timeout in milliseconds of a hanging `findBy…` or `waitFor`.
configure({ asyncUtilTimeout: 20_000 });

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

window.scrollTo = () => {};

// jsdom has <dialog> but not its modal methods.
const dialog = window.HTMLDialogElement?.prototype;
if (dialog && !dialog.showModal) {
  dialog.show = function show() {
    this.setAttribute('open', '');
  };
  dialog.showModal = dialog.show;
  dialog.close = function close(value) {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new window.Event('close'));
  };
}

// Every test starts with empty browser storage.
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
