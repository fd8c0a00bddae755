import { runCommand, SetupError } from '../workspace/run-command.mjs';
import { check } from './contract-check';
import { type BuildRemote, deploy } from './deploy';
import { preview } from './preview';
import { prune } from './prune';
import { rollBack } from './rollback';

const commands: Readonly<Record<string, (buildRemote: BuildRemote) => Promise<void>>> = {
  check,
  deploy,
  preview,
  prune,
  rollback: rollBack,
};

/**
 * Runs `check`, `deploy`, `preview`, `prune` or `rollback` with the arguments of this process; a refusal
 * prints one line and sets exit code 1.
 * @param buildRemote builds the remote if there is no `--from`
 */
export const runProgram = (buildRemote: BuildRemote) =>
  runCommand(async () => {
    const [name = ''] = process.argv.splice(2, 1);
    const command = commands[name];
    if (!command) throw new SetupError(`${name} : choisissez parmi ${Object.keys(commands).join(', ')}.`);
    await command(buildRemote);
  });
