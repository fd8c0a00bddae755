import { displayDesignation } from 'page-kit/catalogue';
import { StructuredData, useEnvironment } from 'page-kit/page';
import { joinUrl } from 'shared-contracts/api/urls';
import { Breadcrumb } from 'shared-ui/layout';

interface BreadcrumbStep {
  label: string;
  href: string;
  /** Query of the link, such as the sort of a list; omitted from the structured data. */
  search?: string | undefined;
}

/** Renders the breadcrumb, also as structured data. */
export function CatalogueBreadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const { shop } = useEnvironment();
  const items: BreadcrumbStep[] = [{ label: 'Accueil', href: '/' }, ...steps];
  return (
    <>
      <Breadcrumb
        items={items.map(({ label, href, search = '' }) => ({
          label: displayDesignation(label),
          href: `${href}${search}`,
        }))}
      />
      <StructuredData
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: joinUrl(shop.url, href),
          })),
        }}
      />
    </>
  );
}
