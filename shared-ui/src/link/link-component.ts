import type { AriaAttributes, ComponentType, ReactNode } from 'react';

/** What the parts of the shop hand to a router's link. */
export interface LinkComponentProps {
  to: string;
  className?: string | undefined;
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: AriaAttributes['aria-current'];
  children?: ReactNode;
}

/** A router's link, given from outside so that shared-ui knows no router. */
export type LinkComponent = ComponentType<LinkComponentProps>;
