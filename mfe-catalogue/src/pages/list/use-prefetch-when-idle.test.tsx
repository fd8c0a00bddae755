import { act } from '@testing-library/react';
import { pageOf, products } from '../../testing/catalogue';
import { ofBags, visitList } from '../../testing/visit-list';

describe('the first products of a list', () => {
  const connection = (value: object | undefined) =>
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  const answers = {
    [ofBags]: pageOf(products(10)),
    ...Object.fromEntries(products(10).map((each) => [`GET products/${each.Code}`, each])),
  };
  const fetched = (calls: readonly string[]) => calls.filter((call) => call.startsWith('GET products/SP-'));
  const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
    performance.getEntriesByName = () => [{ startTime: 0 }] as never;
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 10, bottom: 20 } as DOMRect);
  });
  afterEach(() => {
    jest.useRealTimers();
    connection(undefined);
  });

  it('are prefetched, the first eight on screen, three seconds after the page is ready', async () => {
    const { http } = await visitList(answers);

    await later(2900);
    expect(fetched(http.calls)).toEqual([]);
    await later(1000);
    await later(1000);

    expect(fetched(http.calls)).toEqual(products(8).map(({ Code }) => `GET products/${Code}`));
  });

  it('are prefetched one at a time', async () => {
    const never = () => new Promise(() => undefined);
    const slow = Object.fromEntries(products(10).map(({ Code }) => [`GET products/${Code}`, never]));
    const { http } = await visitList({ ...answers, ...slow });

    await later(4000);
    await later(1000);

    expect(fetched(http.calls)).toHaveLength(1);
  });

  it.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '3g' }]])(
    'are not prefetched with %p',
    async (value) => {
      connection(value);
      const { http } = await visitList(answers);

      await later(10_000);

      expect(fetched(http.calls)).toEqual([]);
    },
  );
});
