import { SetupError } from '../setup/stop-with.mjs';
import type { Suite } from './suite';

/** A suite that runs. */
export interface Choice {
  readonly suite: Suite;
  readonly parts: readonly string[];
  /** Those of the suite that are run, all without. */
  readonly files?: readonly string[];
}

const whole = (suite: Suite): Choice => ({ suite, parts: suite.parts ?? [] });

/**
 * The suites whose name contains one of the words, and the parts of others; all of them without a word.
 * @throws {SetupError} for a word that selects nothing
 */
export function select(suites: readonly Suite[], words: readonly string[]): Choice[] {
  if (words.length === 0) return suites.map(whole);
  const names = suites.flatMap(({ name, parts = [] }) => [name, ...parts]);
  const unknown = words.find((word) => !names.some((name) => name.includes(word)));
  if (unknown !== undefined) {
    throw new SetupError(`« ${unknown} » ne désigne aucun test : choisissez parmi ${names.join(', ')}.`);
  }
  const isChosen = (name: string) => words.some((word) => name.includes(word));
  return suites.flatMap((suite) => {
    if (isChosen(suite.name)) return [whole(suite)];
    const parts = suite.parts?.filter(isChosen) ?? [];
    return parts.length > 0 ? [{ suite, parts }] : [];
  });
}
