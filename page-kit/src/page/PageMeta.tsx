import { joinUrl } from 'shared-contracts/api/urls';
import { useEnvironment } from './contexts';

interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** Canonical path; undefined for pages that search engines should not list. */
  path?: string | undefined;
  /** Absolute URL of the preview picture. */
  image?: string | undefined;
}

/** Title, description, URL and preview of the page; React moves them to the document head. */
export function PageMeta({ title, description, path, image }: PageMetaProps) {
  const { shop, company } = useEnvironment();
  const name = `${title} | ${company.shopName}`;
  if (path === undefined) {
    return (
      <>
        <title>{name}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const url = joinUrl(shop.url, path);
  // No network shows an SVG.
  const picture = !image || image.endsWith('.svg') ? joinUrl(shop.url, '/icon-512.png') : image;
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={company.shopName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
    </>
  );
}

/** Structured data (schema.org) for search engines; texts are escaped, so that none can close the element. */
export function StructuredData({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
