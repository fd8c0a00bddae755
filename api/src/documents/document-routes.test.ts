import { onEachDatabase } from '../testing/databases';
import { TestApi } from '../testing/test-api';

onEachDatabase(() => {
  let api: TestApi;
  beforeAll(async () => {
    api = await TestApi.open();
  });
  afterAll(() => api.close());

  describe('a visitor who opens documents', () => {
    it('waits for the catalogue while it is made, then gets it', async () => {
      const early = await api.get('/documents/catalogue.pdf');
      const later = await api.catalogueMade();

      expect(early).toMatchObject({ status: 503, data: { code: 'catalogue_being_made' } });
      expect(later).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    });

    it('gets the sheets that exist as PDF', async () => {
      const { data } = await api.get<{ url: string }>('/products/NS-5L-E/file?type=fs');
      const sheet = await api.app.inject(new URL(data.url).pathname);

      expect(sheet.statusCode).toBe(200);
      expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await api.get('/documents/fs/ABSENT.pdf')).status).toBe(404);
      expect((await api.get('/documents/other/NS-5L-E.pdf')).status).toBe(404);
    });
  });
});
