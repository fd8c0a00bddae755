/**
 * Prints the name of a phase of a start.
 * @param {string} name
 * @param {string} [detail] printed after the name
 * @returns {() => void} prints its duration in seconds
 */
export function beginPhase(name, detail) {
  const begun = performance.now();
  console.error(detail ? `${name} : ${detail}…` : `${name}…`);
  return () => console.error(`${name} : ${Math.round((performance.now() - begun) / 1000)} s`);
}
