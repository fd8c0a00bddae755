/** What an empty cart says. The focus comes here when the last line was taken out. */
export function EmptyCartText({ as: Tag }: { readonly as: 'p' | 'span' }) {
  return (
    <Tag tabIndex={-1} data-empty-cart>
      Pas d'article dans le panier
    </Tag>
  );
}
