import { type Request, weigh } from './requests';

const request = (type: string, startedAt: number, endedAt: number, bytes = 100): Request => ({
  url: '',
  type,
  bytes,
  startedAt,
  endedAt,
  cached: false,
});

it('scripts asked for together are one wave, one asked for after another came is the next', () => {
  const together = [request('Script', 1, 2), request('Script', 1.1, 3)];
  const chained = [...together, request('Script', 2.5, 4)];

  expect(weigh(together).scriptWaves).toBe(1);
  expect(weigh(chained).scriptWaves).toBe(2);
});

it('pictures are counted apart from what else a page asks for', () => {
  const weight = weigh([
    request('Document', 0, 1, 500),
    request('Image', 1, 2),
    request('Image', 1, 2),
    request('Font', 1, 2),
    request('Icon', 2, 3),
  ]);

  expect(weight.besidePictures).toBe(2);
  expect(weight.pictures).toBe(2);
  expect(weight.documentBytes).toBe(500);
});
