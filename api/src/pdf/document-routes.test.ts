import { api, openWith } from '../testing/api';
import { makeSheetPdf, type SheetData } from './sheet-pdf';

let printed: SheetData[] = [];
openWith({
  printer: {
    // Only safety sheets are rendered.
    sheet: async (data) =>
      data.type === 'fs' ? makeSheetPdf(data) : Buffer.from(`%PDF-${printed.push(data)}`),
  },
});
beforeEach(() => {
  printed = [];
});

it('a sheet is a PDF, and 404 for an unknown article or type', async () => {
  const { data } = await api.get<{ url: string }>('/products/NS-5L-E/file?type=fs');
  const sheet = await api.app.inject(new URL(data.url).pathname);

  expect(sheet.statusCode).toBe(200);
  expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await api.get('/documents/fs/ABSENT.pdf')).status).toBe(404);
  expect((await api.get('/documents/other/NS-5L-E.pdf')).status).toBe(404);
});

it('a sheet is generated once for simultaneous requests, regardless of their query', async () => {
  const sheets = Array.from({ length: 20 }, (_, index) => `/documents/ft/NS-5L-E.pdf?x=${index}`);
  const answers = await Promise.all(sheets.map((url) => api.get(url)));

  expect(answers.map(({ status }) => status)).toEqual(sheets.map(() => 200));
  expect(printed).toHaveLength(1);
});

it('a sheet is generated again when its article has changed, and only then', async () => {
  const url = '/documents/ft/SP-030-B15.pdf';
  await api.get(url);
  await api.get(url);
  const unchanged = printed.length;
  await api.sql("update products set description = 'Une autre description.' where code = 'SP-030-B15'");
  await api.get(url);

  expect(unchanged).toBe(1);
  expect(printed.map(({ product }) => product.Description)).toEqual([
    expect.not.stringContaining('Une autre'),
    'Une autre description.',
  ]);
});
