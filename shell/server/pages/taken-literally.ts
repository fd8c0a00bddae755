/** The path with its broken escapes escaped themselves, as the router in the browser reads them. */
export function takenLiterally(pathname: string): string {
  const segments = pathname.split('/').map((segment) => {
    try {
      decodeURIComponent(segment);
      return segment;
    } catch {
      return segment.replaceAll('%', '%25');
    }
  });
  return segments.join('/');
}
