/** The shell's own scripts that the HTML names, wherever they lie. */
export const ownScript = 'script[data-shell]';

/** ms */
const limit = 5000;

/** A document that came by a reload is not loaded again by itself: there is no loop, whatever the browser can store. */
export function cameByReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** True when the home page names other scripts than this document: another version of the shell is deployed. False when unknown. */
export async function isShellReplaced(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(limit) });
    const html = await answer.text();
    const sources = [...document.querySelectorAll(ownScript)].map((script) => script.getAttribute('src'));
    return (
      answer.ok && html.includes('"boot-data"') && sources.some((source) => !html.includes(`"${source}"`))
    );
  } catch {
    return false;
  }
}
