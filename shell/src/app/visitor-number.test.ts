import { drawNumber } from './visitor-number';

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

  expect(document.cookie).toBe('share=42');
});
