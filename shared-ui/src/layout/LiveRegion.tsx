export interface LiveRegionProps {
  /** Read out whenever it changes; an empty text says nothing. */
  message: string;
  /** Interrupts what is being read. */
  assertive?: boolean | undefined;
}

/** News for assistive technology alone; it must be there before its first message. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <div
      className="sph-visually-hidden"
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
      aria-atomic="true"
    >
      {message}
    </div>
  );
}
