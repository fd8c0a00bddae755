import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type JSONInstruction } from 'dockerfile-ast';
import { root } from './paths.mjs';

export interface Step {
  readonly keyword: string;
  /** The stage that a COPY reads; undefined for the project. */
  readonly from: string | undefined;
  readonly args: readonly string[];
  /** What follows the keyword, as it is written. */
  readonly text: string;
  /** Of a command in exec form. */
  readonly command: readonly string[] | null;
}

interface Stage {
  readonly name: string;
  /** The image, or the stage before, that it begins with. */
  readonly base: string;
  readonly steps: readonly Step[];
}

/** The stages of `containers/Dockerfile`, in their order. */
export function readStages(): Stage[] {
  const file = DockerfileParser.parse(readFileSync(join(root, 'containers/Dockerfile'), 'utf8'));
  const stages: (Stage & { steps: Step[] })[] = [];
  for (const instruction of file.getInstructions()) {
    const keyword = instruction.getKeyword();
    const args = instruction.getArguments().map((each) => each.getValue());
    if (keyword === 'FROM') {
      const [base = '', , name = ''] = args;
      stages.push({ name, base, steps: [] });
      continue;
    }
    const { getFlags, getJSONStrings } = instruction as JSONInstruction;
    const flags = getFlags?.call(instruction) ?? [];
    const strings = getJSONStrings?.call(instruction) ?? [];
    stages.at(-1)?.steps.push({
      keyword,
      from: flags.find((flag) => flag.getName() === 'from')?.getValue() ?? undefined,
      args,
      text: instruction.getRawArgumentsContent() ?? '',
      command: strings.length > 0 ? strings.map((each) => JSON.parse(each.getValue())) : null,
    });
  }
  return stages;
}

/** The steps of a stage behind those of the stages that it begins with. */
export function stepsOf(stages: readonly Stage[], name: string): Step[] {
  const stage = stages.find((each) => each.name === name);
  return stage ? [...stepsOf(stages, stage.base), ...stage.steps] : [];
}

/** The last step of a kind, which counts. */
export const lastOf = (steps: readonly Step[], keyword: string) =>
  steps.findLast((step) => step.keyword === keyword);

/** The files and folders of the built project, from its root, that a stage copies. */
export const filesOfProject = (name: string): string[] =>
  stepsOf(readStages(), name)
    .filter(({ keyword, from }) => keyword === 'COPY' && (!from || from === 'source'))
    .flatMap(({ args }) => args.slice(0, -1).map((path) => path.replace(/^\/shop\//, '')));
