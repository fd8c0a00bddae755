import type { FastifyInstance } from 'fastify';
import type { Environment } from 'shared-contracts/environment';

export const webManifestFile = 'manifest.webmanifest';

/** Returns the manifest of the shop as an installable application (W3C Web Application Manifest). */
export function webManifest({ company }: Environment, themeColor: string | null): string {
  return JSON.stringify({
    name: company.shopName,
    short_name: company.shopName,
    description: 'Produits d’hygiène et de nettoyage pour les professionnels',
    lang: 'fr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    ...(themeColor && { theme_color: themeColor }),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    shortcuts: [
      { name: 'Panier', url: '/order' },
      { name: 'Mes commandes', url: '/profile?historique' },
      { name: 'Produits', url: '/category-product' },
    ],
  });
}

/** Adds the manifest, which caches keep for ten minutes. */
export function addWebManifest(
  server: FastifyInstance,
  environment: () => Environment,
  themeColor: string | null,
): void {
  server.get(`/${webManifestFile}`, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=600', 'x-content-type-options': 'nosniff' })
      .type('application/manifest+json')
      .send(Buffer.from(webManifest(environment(), themeColor))),
  );
}
