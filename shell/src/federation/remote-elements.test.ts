import { giveUpFiles, releaseStyles } from './remote-elements';

const failed = jest.fn();

/** An element as the bundler's loader puts it into the page for a file that is on its way. */
function pending(kind: 'script' | 'link', file: string, remote = 'mfe-catalogue') {
  const element = document.createElement(kind);
  element.dataset.rspack = `${remote}:chunk-7`;
  element.setAttribute(kind === 'script' ? 'src' : 'href', `http://remote.test/${file}`);
  element.addEventListener('error', () => failed(file));
  document.head.append(element);
}
const given = () => failed.mock.calls.map(([file]) => file);

beforeEach(() => {
  failed.mockClear();
  document.head.replaceChildren();
  pending('script', 'list.0a1b2c3d.js');
  pending('script', 'recently-viewed.0a1b2c3d.js?attempt=1');
  pending('link', 'recently-viewed.0a1b2c3d.css');
  pending('script', 'recently-viewed.0a1b2c3d.js', 'mfe-account');
});

it('fails all pending files of a remote', () => {
  giveUpFiles('mfe-catalogue');

  expect(given()).toEqual([
    'list.0a1b2c3d.js',
    'recently-viewed.0a1b2c3d.js?attempt=1',
    'recently-viewed.0a1b2c3d.css',
  ]);
});

it('fails the pending files of one chunk alone', () => {
  giveUpFiles('mfe-catalogue', 'recently-viewed');

  expect(given()).toEqual(['recently-viewed.0a1b2c3d.js?attempt=1', 'recently-viewed.0a1b2c3d.css']);
});

it('leaves the styles of a remote whose URL is below that of the replaced one', () => {
  const [parent, child] = ['http://cdn.test/', 'http://cdn.test/account/'];
  document.head.innerHTML = [parent, child]
    .map((url) => `<link rel="stylesheet" href="${url}page.css">`)
    .join('');

  releaseStyles('mfe-catalogue', parent, [parent, child])();

  const left = [...document.querySelectorAll('link')].map(({ href }) => href);
  expect(left).toEqual([`${child}page.css`]);
});
