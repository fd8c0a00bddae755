import { useEffect } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from 'shared-ui/feedback';

/** Loads an unknown URL's document: a newer version may have it. Else redirects home (specification, 2). */
export function UnknownPage() {
  const location = useLocation();
  const isDocument = location.key === 'default';
  const url = createPath(location);
  useEffect(() => {
    if (!isDocument) window.location.replace(url);
  }, [isDocument, url]);
  return isDocument ? <Navigate to="/" replace /> : <PageSkeleton />;
}
