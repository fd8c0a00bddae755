import { type Request, weigh } from './requests';

const request = (type: string, startedAt: number, endedAt: number, bytes = 100): Request => ({
  url: '',
  type,
  bytes,
  startedAt,
  endedAt,
  cached: false,
});

it('images are counted separately from other requests of a page', () => {
  const weight = weigh([
    request('Document', 0, 1, 500),
    request('Image', 1, 2),
    request('Image', 1, 2),
    request('Font', 1, 2),
    request('Icon', 2, 3),
  ]);

  expect(weight.otherRequests).toBe(2);
  expect(weight.pictures).toBe(2);
  expect(weight.documentBytes).toBe(500);
});
