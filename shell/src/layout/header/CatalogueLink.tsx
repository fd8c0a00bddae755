import { Icon } from 'shared-ui/icon';
import { useCatalogueDownload } from './CatalogueLink2';

/** The catalogue in the header: an icon with the year where there is room. */
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
