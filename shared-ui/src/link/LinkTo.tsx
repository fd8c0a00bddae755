import type { LinkComponent, LinkComponentProps } from './link-component';

export interface LinkToProps extends Omit<LinkComponentProps, 'to'> {
  href: string;
  /** The router's link; without it the link is a plain one and loads a document. */
  linkComponent?: LinkComponent | undefined;
}

/** A link through the given router's link, else a plain `<a>`. */
export function LinkTo({ href, linkComponent: RouterLink, ...props }: LinkToProps) {
  return RouterLink ? <RouterLink {...props} to={href} /> : <a {...props} href={href} />;
}
