import fastify from 'fastify';
import { testEnvironment } from '../testing/environment';
import { addWebManifest } from './web-manifest';

const environment = testEnvironment();

it('lets somebody keep the shop under its own name, with ways to cart and orders', async () => {
  const server = fastify();
  addWebManifest(server, { environment: () => environment, themeColor: '#083f4a' });

  const { headers, body } = await server.inject('/manifest.webmanifest');

  expect(headers['content-type']).toBe('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({
    name: environment.company.shopName,
    start_url: '/',
    theme_color: '#083f4a',
    icons: [{ src: '/icon.svg' }, { src: '/icon-512.png' }],
    shortcuts: [{ url: '/order' }, { url: '/profile?historique' }, { url: '/category-product' }],
  });
});
