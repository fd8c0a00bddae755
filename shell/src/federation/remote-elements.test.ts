import { giveUpFiles, releaseStyles } from './remote-elements';

const failed = jest.fn();

/** Adds an element as the bundler's loader does for a file that is loading. */
function pending(kind: 'script' | 'link', file: string, remote = 'mfe-catalogue') {
  const element = document.createElement(kind);
  element.dataset.rspack = `${remote}:chunk-7`;
  element.setAttribute(kind === 'script' ? 'src' : 'href', `http://remote.test/${file}`);
  element.addEventListener('error', () => failed(file));
  document.head.append(element);
}
const failedFiles = () => failed.mock.calls.map(([file]) => file);

beforeEach(() => {
  failed.mockClear();
  document.head.replaceChildren();
  pending('script', 'list.0a1b2c3d.js');
  pending('script', 'filter-dialog.0a1b2c3d.js?attempt=1');
  pending('link', 'filter-dialog.0a1b2c3d.css');
  pending('script', 'filter-dialog.0a1b2c3d.js', 'mfe-account');
});

it('giving up a chunk fails its pending files, and those of no other chunk or remote', () => {
  giveUpFiles('mfe-catalogue', 'filter-dialog');

  expect(failedFiles()).toEqual(['filter-dialog.0a1b2c3d.js?attempt=1', 'filter-dialog.0a1b2c3d.css']);
});

it('releasing the styles of a remote keeps those of another, whose URL is below its own', () => {
  const [parent, child] = ['http://cdn.test/', 'http://cdn.test/account/'];
  document.head.innerHTML = [parent, child]
    .map((url) => `<link rel="stylesheet" href="${url}page.css">`)
    .join('');

  releaseStyles('mfe-catalogue', parent, [parent, child])();

  const remaining = [...document.querySelectorAll('link')].map(({ href }) => href);
  expect(remaining).toEqual([`${child}page.css`]);
});
