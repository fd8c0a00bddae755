/** Where the page reports errors; the proxy answers it. */
export const reportPath = '/tour-report';

/**
 * Runs in the page before everything else: reports script errors, of scripts and styles that do not load, of what the
 * policy refuses and of a page that is wider than its window, also while it loads.
 */
export function recordDefects(path: string): void {
  const tell = (text: string) => {
    const call = new XMLHttpRequest();
    // Sent before anything else happens, so that no step ends without it.
    call.open('POST', path, false);
    call.send(`${location.pathname}${location.search}: ${text}`);
  };
  // What is still on its way when the visitor goes on to another page ends as an error.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (leaving) return;
      if (event instanceof ErrorEvent) tell(`${event.message} (${event.filename}:${event.lineno})`);
      else if (target instanceof HTMLScriptElement) tell(`script not loaded: ${target.src}`);
      else if (target instanceof HTMLLinkElement) tell(`not loaded: ${target.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    tell(`policy: ${effectiveDirective} refuses ${blockedURI} (${sourceFile})`),
  );

  let reported = 0;
  const watchWidth = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = scrollWidth - clientWidth;
    if (beyond > reported) {
      reported = beyond;
      tell(`${beyond} px wider than the window`);
    }
    requestAnimationFrame(watchWidth);
  };
  requestAnimationFrame(watchWidth);
}
