/** Path to which pages report errors; the proxy handles it. */
export const reportPath = '/tour-report';

/**
 * Runs in the page before all other scripts: reports script errors, scripts and styles that fail to load,
 * policy violations, and a page that is wider than its window, even while it loads.
 */
export function recordDefects(path: string): void {
  const report = (text: string) => {
    const call = new XMLHttpRequest();
    // Synchronous, so that no step ends before the report is sent.
    call.open('POST', path, false);
    call.send(`${location.pathname}${location.search}: ${text}`);
  };
  // Leaving the page aborts pending requests, which raises errors.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (leaving) return;
      if (event instanceof ErrorEvent) report(`${event.message} (${event.filename}:${event.lineno})`);
      else if (target instanceof HTMLScriptElement) report(`script not loaded: ${target.src}`);
      else if (target instanceof HTMLLinkElement) report(`not loaded: ${target.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report(`policy: ${effectiveDirective} refuses ${blockedURI} (${sourceFile})`),
  );

  let reported = 0;
  const watchWidth = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    if (beyond > reported) {
      reported = beyond;
      report(`${beyond} px wider than the window`);
    }
    requestAnimationFrame(watchWidth);
  };
  requestAnimationFrame(watchWidth);
}
