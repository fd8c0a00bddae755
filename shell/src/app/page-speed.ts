import { visitsPath } from '../federation/visits-path';
import type { BootData } from './boot-data';

interface Interaction {
  /** 0 for events of no interaction, as of the pointer that moves over an element. */
  readonly interactionId?: number;
}

/** Calls `onEntry` with each entry of a type that this browser measures, earlier ones too. */
function observe(type: string, onEntry: (entry: PerformanceEntry & Interaction) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
}

/**
 * Reports how fast the rendered page of a remote was, once the visitor leaves it: milliseconds until its largest
 * content (LCP), and of its slowest interaction (INP, 0 without one).
 */
export function measurePage({ remotes, rendered }: Pick<BootData, 'remotes' | 'rendered'>): void {
  const remote = rendered?.route?.remote ?? '';
  const { url = '', manifest } = remotes[remote] ?? {};
  if (!manifest) return;
  let [lcp, inp] = [0, 0];
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) inp = Math.max(inp, duration);
  });
  const report = () => {
    if (document.visibilityState !== 'hidden' || lcp === 0) return;
    document.removeEventListener('visibilitychange', report);
    const builds = { [remote]: `${url}${manifest.entry.file}` };
    navigator.sendBeacon(visitsPath, JSON.stringify({ kind: 'speeds', builds, lcp, inp }));
  };
  document.addEventListener('visibilitychange', report);
}
