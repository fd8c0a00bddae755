import { useEffect } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui/feedback';

/** Loads the document of a URL without a page: it may have one by now, or leads home (specification, section 2). */
export function UnknownPage() {
  const location = useLocation();
  const isDocument = location.key === 'default';
  const url = createPath(location);
  useEffect(() => {
    if (!isDocument) window.location.replace(url);
  }, [isDocument, url]);
  return isDocument ? <Navigate to="/" replace /> : <PageSkeleton />;
}
