import { joinUrl } from 'shared-contracts/api/urls';
import { useEnvironment } from 'shared-contracts/remotes';

export interface PageMetaProps {
  title: string;
  description?: string | undefined;
  /** The page's own path; missing on pages that search engines should not list. */
  path?: string | undefined;
}

/** Title, description and address of the page for the document's head, where React moves them. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const { shop, company } = useEnvironment();
  return (
    <>
      <title>{`${title} | ${company.shopName}`}</title>
      {description && <meta name="description" content={description} />}
      {path ? (
        <link rel="canonical" href={joinUrl(shop.url, path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
