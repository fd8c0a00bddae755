import { saveFile, toasted, useCall } from 'page-kit/forms';
import { useEnvironment } from 'page-kit/page';
import type { MouseEvent } from 'react';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';
import { useExtras, useHttp } from 'shared-contracts/http';
import { Icon } from 'shared-ui/icon';

/**
 * Returns the link of the PDF catalogue of the environment, else of the API, or null. A click fetches the
 * API's file, so that a refusal shows a toast; with a modifier key or without scripts it is an ordinary link.
 */
export function useCatalogueDownload() {
  const { api, catalogueYear: year, catalogueUrl } = useEnvironment();
  const http = useHttp();
  const extras = useExtras();
  const path = productPaths.cataloguePdf();
  const href = joinUrl(api.url, path);
  const { busy, run } = useCall((error) => {
    if (error.code !== 'timeout') return toasted(error.message);
    // On a slow connection the file takes longer than the timeout of a call.
    window.location.assign(href);
    return '';
  });
  const download = () => run(async () => saveFile(await http.get<Blob>(path), `catalogue-${year}.pdf`));

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) void download();
  }

  if (catalogueUrl) return { year, link: { href: catalogueUrl, download: true } };
  return extras ? { year, link: { href, onClick, 'aria-busy': busy || undefined } } : null;
}

/** Link of the catalogue in the header: an icon, with the year when there is room. */
export function CatalogueLink({ className }: { className: string | undefined }) {
  const catalogue = useCatalogueDownload();
  if (!catalogue) return null;
  const { year, link } = catalogue;
  const name = `Télécharger le catalogue ${year} (PDF)`;
  return (
    <a {...link} href={link.href} className={className} aria-label={name} title={name}>
      <Icon name="file-download" />
      <span>Catalogue {year}</span>
    </a>
  );
}
