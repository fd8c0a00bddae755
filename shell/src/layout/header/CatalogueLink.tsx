import { saveFile } from 'page-kit/forms';
import { useEnvironment } from 'page-kit/page';
import { type MouseEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { joinUrl, productPaths } from 'shared-contracts/api/urls';
import { isApiError, useExtras, useHttp } from 'shared-contracts/http';
import { Icon } from 'shared-ui/icon';

/**
 * Returns the link of the PDF catalogue of the environment, else of the API, or null. A click fetches the
 * API's file, so that a refusal shows a toast; with a modifier key or without scripts it is an ordinary link.
 */
export function useCatalogueDownload() {
  const { api, catalogueYear, catalogueUrl } = useEnvironment();
  const http = useHttp();
  const extras = useExtras();
  const [busy, setBusy] = useState(false);
  const href = joinUrl(api.url, productPaths.cataloguePdf());

  async function download() {
    setBusy(true);
    try {
      saveFile(await http.get<Blob>(productPaths.cataloguePdf()), `catalogue-${catalogueYear}.pdf`);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // On a slow connection the file takes longer than the timeout of a call.
      if (error.code === 'timeout') window.location.assign(href);
      else toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) void download();
  }

  const year = catalogueYear;
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
