import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Copy, DockerfileParser, From } from 'dockerfile-ast';
import { root } from '../workspace/paths.mjs';

interface Step {
  readonly keyword: string;
  /** Source stage of a COPY; null for the project. */
  readonly from: string | null;
  readonly args: readonly string[];
  /** Text after the keyword. */
  readonly text: string;
}

interface Stage {
  readonly name: string;
  /** Base image, or earlier stage. */
  readonly base: string;
  readonly steps: readonly Step[];
}

/** Returns the stages of `containers/Dockerfile` in order. */
export function readStages(): Stage[] {
  const file = DockerfileParser.parse(readFileSync(join(root, 'containers/Dockerfile'), 'utf8'));
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const instruction of file.getInstructions()) {
    if (instruction instanceof From) {
      const [name, base] = [instruction.getBuildStage(), instruction.getImage()];
      stages.push({ name: name ?? '', base: base ?? '', steps: [] });
    } else
      stages.at(-1)?.steps.push({
        keyword: instruction.getKeyword(),
        from: (instruction instanceof Copy && instruction.getFromFlag()?.getValue()) || null,
        args: instruction.getArguments().map((each) => each.getValue()),
        text: instruction.getRawArgumentsContent() ?? '',
      });
  }
  return stages;
}

/** Returns the steps of a stage, after the steps of its base stages. */
export function stepsOf(stages: readonly Stage[], name: string): Step[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...stepsOf(stages, stage.base), ...stage.steps] : [];
}

/** Returns the files and folders of the built project that a stage copies, relative to the root. */
export const filesOfProject = (name: string): string[] =>
  stepsOf(readStages(), name)
    .filter(({ keyword, from }) => keyword === 'COPY' && (!from || from === 'source'))
    .flatMap(({ args }) => args.slice(0, -1).map((path) => path.replace(/^\/shop\//, '')));
