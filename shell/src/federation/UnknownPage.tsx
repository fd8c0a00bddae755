import { useEffect } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui/feedback';

/**
 * Shown at a URL that this tab has no page for. A tab that was open during a deployment loads the document, whose remotes
 * may have the page; the document of an unknown page leads home (specification, section 2).
 */
export function UnknownPage() {
  const location = useLocation();
  const isDocument = location.key === 'default';
  const url = createPath(location);
  useEffect(() => {
    if (!isDocument) window.location.replace(url);
  }, [isDocument, url]);
  return isDocument ? <Navigate to="/" replace /> : <PageSkeleton />;
}
