/** Selects the scripts of the shell in the HTML, on any host. */
export const ownScript = 'script[data-shell]';

/** Timeout in milliseconds. */
const limit = 5000;

/** Whether the document was reloaded: no second automatic reload, which prevents a loop without storage. */
export function cameByReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Whether another version of the shell is deployed: the home page names other scripts. False if unknown. */
export async function isShellReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(limit) });
    const html = await response.text();
    const sources = [...document.querySelectorAll(ownScript)].map((script) => script.getAttribute('src'));
    return (
      response.ok && html.includes('"boot-data"') && sources.some((source) => !html.includes(`"${source}"`))
    );
  } catch {
    return false;
  }
}
