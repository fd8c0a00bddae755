import { drawNumber, numberIn } from './visitor-number';

const remote = { url: '', pointer: '', prefixes: [], slots: [], manifest: null };

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as in the code
  document.cookie = 'share=; max-age=0; path=/';
});

it('a browser draws no number while no remote has a share', () => {
  drawNumber({ 'mfe-a': remote });

  expect(document.cookie).toBe('');
});

it('a browser draws one number for its session', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.4299).mockReturnValue(0.9999);

  for (let document = 0; document < 2; document += 1) drawNumber({ 'mfe-a': { ...remote, isShared: true } });

  expect(numberIn(document.cookie)).toBe(42);
});

it.each([
  ['share=7', 7],
  ['other=1; share=99; more=2', 99],
  ['a=1;share=0', 0],
  ['', null],
  ['share=100', null],
  ['share=1x', null],
  ['xshare=1', null],
])('the cookies "%s" have the number %s', (cookies, number) => {
  expect(numberIn(cookies)).toBe(number);
});
