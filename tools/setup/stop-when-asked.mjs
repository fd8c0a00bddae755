/** ms between two looks at npm */
const interval = 500;

/**
 * Calls `stop` once when this process has to end: asked by INT, TERM or HUP, however often, or because npm, which started
 * it, has ended. npm hands on INT and TERM, but not HUP; it reaches a script that begins with `exec`, any other stands
 * behind a shell that keeps signals to itself. `stop` ends the process in the end, whatever happens.
 * @param {() => void} stop
 */
export function stopWhenAsked(stop) {
  const npm = process.env.npm_lifecycle_event ? process.ppid : null;
  const watch = setInterval(() => npm !== null && process.ppid !== npm && ask(), interval).unref();
  let asked = false;
  function ask() {
    clearInterval(watch);
    if (asked) return;
    asked = true;
    stop();
  }
  // At Ctrl-C the terminal tells all of them, and npm tells its child once more.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
}
