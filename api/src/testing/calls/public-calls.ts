import { contactMessage } from '../forms';
import { soap } from '../test-buyer';
import { at, bodyFaults, type CallExpectation, faultless, having, huge } from './expectation';

const plain = (url: string): CallExpectation => ({ ...faultless, request: () => ({ url }), answers: '200' });

/** Public calls: catalogue, documents, contact, health and OpenAPI. */
export const publicCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /health': plain('/health'),
  'GET /openapi.json': plain('/openapi.json'),
  'GET /dev/mailbox': plain('/dev/mailbox'),
  'GET /dev/mailbox.json': plain('/dev/mailbox.json'),
  'GET /products': {
    ...plain('/products?limit=2'),
    wrongType: at('/products?limit=many'),
    absurdNumber: at(`/products?limit=${huge}`),
    zeroByte: at('/products?category=%00'),
  },
  'GET /products/categories': plain('/products/categories'),
  'GET /products/facets': {
    ...plain('/products/facets?category=SACS&color=noir'),
    wrongType: at('/products/facets?category=SACS&category=CHIMIE'),
    zeroByte: at('/products/facets?color=%00'),
  },
  'GET /products/search': {
    ...plain('/products/search?q=savon'),
    missingField: at('/products/search'),
    wrongType: at('/products/search?q=savon&q=gel'),
    zeroByte: at('/products/search?q=sav%00on'),
  },
  'GET /products/sitemap': {
    ...plain('/products/sitemap'),
    wrongType: at('/products/sitemap?page=last'),
    absurdNumber: at(`/products/sitemap?page=${huge}`),
  },
  'POST /products/lookup': {
    request: () => ({ url: '/products/lookup', body: { references: ['NS-5L-E'] } }),
    answers: '200',
    foreignId: having({ references: ['NOT-THERE'] }),
    ...bodyFaults('references', { references: 'NS-5L-E' }, { references: [huge] }, { references: ['NS\0'] }),
    // What is not there has no article in the answer.
    but: { foreignId: '200' },
  },
  'GET /products/:code': {
    ...plain('/products/NS-5L-E'),
    foreignId: at('/products/NOT-THERE'),
    zeroByte: at('/products/%00'),
  },
  'GET /products/:code/stock': {
    ...plain('/products/NS-5L-E/stock'),
    foreignId: at('/products/NOT-THERE/stock'),
    zeroByte: at('/products/%00/stock'),
  },
  'GET /products/:code/file': {
    ...plain('/products/NS-5L-E/file?type=fs'),
    foreignId: at('/products/NOT-THERE/file?type=fs'),
    missingField: at('/products/NS-5L-E/file'),
    wrongType: at('/products/NS-5L-E/file?type=pdf'),
    zeroByte: at('/products/%00/file?type=fs'),
  },
  'GET /images/:file': {
    ...plain(''),
    request: async ({ api }) => {
      const { data } = await api.get<{ ImageUrl: string }>('/products/NS-5L-E');
      return { url: new URL(data.ImageUrl, 'http://api').pathname };
    },
    foreignId: at('/images/soap.0123456789abcdef.svg'),
    zeroByte: at('/images/soap.%00.svg'),
  },
  'GET /images/subcategories/:file': {
    ...plain('/images/subcategories/SACS-POUBELLE.svg'),
    foreignId: at('/images/subcategories/NOT-THERE.svg'),
    zeroByte: at('/images/subcategories/%00.svg'),
  },
  'GET /documents/catalogue.pdf': {
    ...plain('/documents/catalogue.pdf'),
    request: async ({ api }) => {
      await api.catalogueMade();
      return { url: '/documents/catalogue.pdf' };
    },
  },
  'POST /documents/quote.pdf': {
    request: ({ camille }) => ({
      url: '/documents/quote.pdf',
      token: camille.token,
      body: { lines: [soap] },
    }),
    answers: '200',
    foreignId: having({ lines: [{ productCode: 'NOT-THERE', quantity: 1 }] }),
    ...bodyFaults(
      'lines',
      { lines: [{ ...soap, quantity: '3' }] },
      { lines: [{ ...soap, quantity: huge }] },
      { lines: [{ productCode: 'NS\0', quantity: 1 }] },
    ),
    // A visitor's quote has list prices, so a customer whose session is over is refused.
    but: {
      noToken: '200',
      expiredToken: '401 unauthorized',
      endedSession: '401 unauthorized',
      foreignId: '422 empty_quote',
    },
  },
  'GET /documents/:type/:file': {
    ...plain('/documents/fs/NS-5L-E.pdf'),
    foreignId: at('/documents/fs/NOT-THERE.pdf'),
    wrongType: at('/documents/other/NS-5L-E.pdf'),
    zeroByte: at('/documents/fs/%00.pdf'),
    but: { wrongType: '404 not_found' },
  },
  'POST /contact': {
    request: () => ({ url: '/contact', body: contactMessage }),
    answers: '201',
    foreignId: null,
    ...bodyFaults('message', { subject: 7 }, { phone: huge }, { message: 'perc\0é' }),
    // A customer's copy goes to the account alone, so one whose session is over signs in first.
    but: { expiredToken: '401 unauthorized', endedSession: '401 unauthorized' },
  },
};
