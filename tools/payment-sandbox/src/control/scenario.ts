import { outcomeNames } from './outcomes';

/** Points at which a behaviour can be scripted, with the behaviours of each. */
const scriptable = {
  createPayment: [
    'normal',
    'slow',
    'unavailable',
    'http-500',
    'hang',
    'garbage',
    'connection-reset',
    'expired-token',
    'no-agreement',
  ],
  orderGet: ['normal', 'slow', 'http-500', 'hang', 'garbage', 'connection-reset'],
  script: ['normal', 'slow', 'missing', 'never-ready', 'not-javascript'],
  formPage: ['normal', 'slow', 'missing', 'hang'],
  card: outcomeNames,
  ipn: ['normal', 'late', 'duplicated', 'reordered', 'missing', 'badly-signed'],
  answer: ['normal', 'slow', 'lost', 'badly-signed'],
} as const satisfies Record<string, readonly string[]>;

export type Point = keyof typeof scriptable;
export type Behaviour<P extends Point> = (typeof scriptable)[P][number];

/** A behaviour taken from the script; `delayMs` comes before it. */
export interface Step<P extends Point> {
  behaviour: Behaviour<P>;
  delayMs?: number;
}

type Given<P extends Point> = Behaviour<P> | Step<P>;

/** What a test asks for: the next behaviours of each point, in order. */
export type ScenarioRequest = { [P in Point]?: Given<P> | Given<P>[] } & {
  /** The last behaviour of each point stays until the next reset. */
  untilReset?: boolean;
};

/** JSON schema of a ScenarioRequest: a misspelt behaviour is refused, not ignored. */
export const scenarioSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    untilReset: { type: 'boolean' },
    ...Object.fromEntries(
      Object.entries(scriptable).map(([point, behaviours]) => {
        const behaviour = { type: 'string', enum: behaviours };
        const step = {
          type: 'object',
          additionalProperties: false,
          required: ['behaviour'],
          properties: { behaviour, delayMs: { type: 'integer', minimum: 0, maximum: 600_000 } },
        };
        const given = { anyOf: [behaviour, step] };
        return [point, { anyOf: [...given.anyOf, { type: 'array', minItems: 1, items: given }] }];
      }),
    ),
  },
};

/** The behaviours still to come; empty means that everything goes well. */
export class Scenario {
  readonly #steps = new Map<Point, Step<Point>[]>();
  readonly #lasting = new Map<Point, Step<Point>>();

  add({ untilReset, ...points }: ScenarioRequest): void {
    for (const [name, given] of Object.entries(points)) {
      const point = name as Point;
      const steps = [given].flat().map((step) => (typeof step === 'string' ? { behaviour: step } : step));
      const last = steps.at(-1);
      if (untilReset && last) this.#lasting.set(point, last);
      this.#steps.set(point, [...(this.#steps.get(point) ?? []), ...steps]);
    }
  }

  /** The next step of a point, which is thereby used up; null when nothing is scripted for it. */
  take<P extends Point>(point: P): Step<P> | null {
    const step = this.#steps.get(point)?.shift() ?? this.#lasting.get(point) ?? null;
    // Steps were stored under their own point and checked by the schema.
    return step as Step<P> | null;
  }

  clear(): void {
    this.#steps.clear();
    this.#lasting.clear();
  }
}
