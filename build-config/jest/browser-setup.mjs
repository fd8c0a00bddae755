import '@testing-library/jest-dom';

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

// jsdom knows <dialog> but not its modal methods.
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

// Every test begins in a browser that kept nothing.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
