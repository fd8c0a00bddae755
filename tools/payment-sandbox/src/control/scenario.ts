import { outcomeNames } from './outcomes';

/** The places where a behaviour can be scripted, with the behaviours each one knows. */
export const scriptable = {
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

export type Place = keyof typeof scriptable;
export type Behaviour<P extends Place> = (typeof scriptable)[P][number];

/** A behaviour taken from the script; `delayMs` comes before it. */
export interface Step<P extends Place> {
  behaviour: Behaviour<P>;
  delayMs?: number;
}

type Given<P extends Place> = Behaviour<P> | Step<P>;

/** What a test asks for: the next behaviours of each place, in order. */
export type ScenarioRequest = { [P in Place]?: Given<P> | Given<P>[] } & {
  /** The last behaviour of each place stays until the next reset. */
  untilReset?: boolean;
};

/** JSON schema of a ScenarioRequest: a misspelt behaviour is refused, not ignored. */
export const scenarioSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    untilReset: { type: 'boolean' },
    ...Object.fromEntries(
      Object.entries(scriptable).map(([place, behaviours]) => {
        const behaviour = { type: 'string', enum: behaviours };
        const step = {
          type: 'object',
          additionalProperties: false,
          required: ['behaviour'],
          properties: { behaviour, delayMs: { type: 'integer', minimum: 0, maximum: 600_000 } },
        };
        const given = { anyOf: [behaviour, step] };
        return [place, { anyOf: [...given.anyOf, { type: 'array', minItems: 1, items: given }] }];
      }),
    ),
  },
};

/** The behaviours still to come; empty means that everything goes well. */
export class Scenario {
  readonly #steps = new Map<Place, Step<Place>[]>();
  readonly #lasting = new Map<Place, Step<Place>>();

  add({ untilReset, ...places }: ScenarioRequest): void {
    for (const [name, given] of Object.entries(places)) {
      const place = name as Place;
      const steps = [given].flat().map((step) => (typeof step === 'string' ? { behaviour: step } : step));
      const last = steps.at(-1);
      if (untilReset && last) this.#lasting.set(place, last);
      this.#steps.set(place, [...(this.#steps.get(place) ?? []), ...steps]);
    }
  }

  /** The next step of a place, which is thereby used up; null when nothing is scripted for it. */
  take<P extends Place>(place: P): Step<P> | null {
    const step = this.#steps.get(place)?.shift() ?? this.#lasting.get(place) ?? null;
    // Steps were stored under their own place and checked by the schema.
    return step as Step<P> | null;
  }

  clear(): void {
    this.#steps.clear();
    this.#lasting.clear();
  }
}
