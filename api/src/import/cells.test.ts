import fc from 'fast-check';
import { FigureError, readPackCount, readPrice, readRate, readStock } from './cells';

const attempt = (read: (text: string) => number, text: string) => {
  try {
    return read(text);
  } catch (error) {
    return error;
  }
};

/** A price in ten-thousandths of a euro, exact. */
const price = fc.integer({ min: 0, max: 1_000_000_0000 });
const space = fc.constantFrom('', ' ', '\u00a0', '\u202f');
const written = fc
  .record({ value: price, space, mark: fc.constantFrom(',', '.'), euro: fc.constantFrom('', ' €', '€') })
  .map(({ value, space: between, mark, euro }) => {
    const whole = String(Math.floor(value / 10_000)).replace(/\B(?=(\d{3})+$)/g, between);
    const part = String(value % 10_000)
      .padStart(4, '0')
      .replace(/0+$/, '');
    return { value, text: `${whole}${part && mark + part}${euro}` };
  });

describe('a price in a file', () => {
  it('is read alike however it is written', () => {
    fc.assert(fc.property(written, ({ value, text }) => readPrice(text) === value / 10_000));
  });

  it('is a figure of four decimals at most, or refused with a sentence', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9., €]{1,12}$/)), (text) => {
        const read = attempt(readPrice, text);
        return typeof read === 'number'
          ? read >= 0 && Number(read.toFixed(4)) === read
          : read instanceof FigureError;
      }),
    );
  });

  it.each([
    '',
    'abc',
    '-1',
    '-0,5',
    '1,23456',
    '1.234,50',
    '1,234.50',
    '12 34',
    '1e3',
    '١٢',
    'NaN',
    '1000000,01',
  ])('is refused as « %s »', (text) => {
    expect(() => readPrice(text)).toThrow(FigureError);
  });
});

describe('a rate in a file', () => {
  it.each([
    ['20', 20],
    ['5,5', 5.5],
    ['20,00 %', 20],
    ['0', 0],
  ])('« %s » is %d percent', (text, rate) => {
    expect(readRate(text)).toBe(rate);
  });

  it.each(['0,2', '101', '5,555', 'vingt', ''])('is refused as « %s »', (text) => {
    expect(() => readRate(text)).toThrow(FigureError);
  });
});

describe('a stock in a file', () => {
  it.each([
    ['0', 0],
    ['1 200', 1200],
    ['12,0', 12],
  ])('« %s » is %d', (text, stock) => {
    expect(readStock(text)).toBe(stock);
  });

  it.each(['1,5', '-3', 'beaucoup', '9999999999'])('is refused as « %s »', (text) => {
    expect(() => readStock(text)).toThrow(FigureError);
  });
});

describe('the pieces of a pack in a file', () => {
  it.each([
    ['1', 1],
    ['1 000', 1000],
    ['1000000', 1_000_000],
  ])('« %s » is %d', (text, count) => {
    expect(readPackCount(text)).toBe(count);
  });

  it.each(['0', '-6', '2,5', 'lot de 6', '1000001'])('« %s » is refused', (text) => {
    expect(() => readPackCount(text)).toThrow(FigureError);
  });
});
