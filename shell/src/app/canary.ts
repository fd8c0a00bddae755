import { visitsPath } from '../federation/visits-path';
import type { BootData } from './boot-data';

/** Draws the number from 0 to 99 by which a visitor stays on the same version until the browser is closed. */
function drawNumber(): void {
  if (/(^|; )canary=/.test(document.cookie)) return;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers lack the Cookie Store API
  document.cookie = `canary=${Math.floor(Math.random() * 100)}; path=/; samesite=lax${secure}`;
}

interface Interaction {
  /** 0 for an event that is no interaction, such as a pointer that moves over an element. */
  readonly interactionId?: number;
}

/** Calls `onEntry` with each entry of a type that this browser measures, earlier ones too. */
function observe(type: string, onEntry: (entry: PerformanceEntry & Interaction) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  observer.observe({ type, buffered: true });
}

type Visited = Pick<BootData, 'remotes' | 'rendered'>;

/**
 * Reports how fast the rendered page of a remote was, once the visitor leaves it: milliseconds until its largest
 * content (LCP), and of its slowest interaction (INP, 0 without one).
 */
function measurePage({ remotes, rendered }: Visited): void {
  const remote = rendered?.route?.remote ?? '';
  const { url = '', manifest } = remotes[remote] ?? {};
  if (!manifest) return;
  let [lcp, inp] = [0, 0];
  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
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

/** Called while only a percentage of visitors gets the new version of a remote, to compare both versions. */
export function takePartInCanary(visited: Visited): void {
  drawNumber();
  measurePage(visited);
}
