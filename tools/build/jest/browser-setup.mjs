import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// ms, to end a `findBy…` or `waitFor` that hangs.
configure({ asyncUtilTimeout: 20_000 });

// A test file may choose to run without a browser, as the code of a rendered page does.
if (typeof window !== 'undefined') {
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
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}
