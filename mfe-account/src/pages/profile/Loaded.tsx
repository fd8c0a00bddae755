import { QueryFailure } from 'page-kit/page';
import type { ComponentProps, ReactNode } from 'react';

interface LoadedProps<Data> {
  readonly query: ComponentProps<typeof QueryFailure>['query'] & { readonly data: Data | undefined };
  /** Shown when the data could not be loaded. */
  readonly failure: string;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Renders data that is loaded, its skeleton before, or that it could not be loaded, with a retry. */
export function Loaded<Data>({ query, failure, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <QueryFailure query={query} headingLevel={3} text={failure} />;
  return skeleton;
}
