import { SetupError } from '../setup/stop-with.mjs';

/**
 * @typedef {{ suite: import('./suites.mjs').Suite, parts: readonly string[], files?: readonly string[] }} Choice
 *   `files`: those of the suite that are run, all without
 */

/** @param {import('./suites.mjs').Suite} suite @returns {Choice} */
const whole = (suite) => ({ suite, parts: suite.parts ?? [] });

/**
 * The suites whose name contains one of the words, and the parts of others; all of them without a word.
 * @param {readonly import('./suites.mjs').Suite[]} suites
 * @param {readonly string[]} words
 * @returns {Choice[]}
 * @throws {SetupError} for a word that selects nothing
 */
export function select(suites, words) {
  if (words.length === 0) return suites.map(whole);
  const names = suites.flatMap(({ name, parts = [] }) => [name, ...parts]);
  const unknown = words.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined) {
    throw new SetupError(`« ${unknown} » ne désigne aucun test : choisissez parmi ${names.join(', ')}.`);
  }
  const isChosen = (name) => words.some((word) => name.includes(word));
  return suites.flatMap((suite) => {
    if (isChosen(suite.name)) return [whole(suite)];
    const parts = suite.parts?.filter(isChosen) ?? [];
    return parts.length > 0 ? [{ suite, parts }] : [];
  });
}
