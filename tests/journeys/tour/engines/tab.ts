/** An element in a page of an engine; its actions are those of a person: real pointer and key events. */
export interface Handle {
  click(): Promise<void>;
  /** Replaces what a one-line field holds. */
  type(text: string): Promise<void>;
  evaluate<Result>(work: (element: Element) => Result): Promise<Awaited<Result>>;
}

export type Key = 'Escape' | 'Tab';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of an engine with a storage of its own. Functions run in the page: they see their argument and nothing else. */
export interface Tab {
  /** Resolves when the document is parsed; its scripts and pictures may still be on their way. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  evaluate<Argument, Result>(
    work: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Runs a script of a library in the page. */
  load(script: string): Promise<void>;
  element<Argument>(
    find: (argument: Argument) => Promise<Element | null>,
    argument: Argument,
  ): Promise<Handle | null>;
  /** Looks into the frame's document from now on, until `leave`. */
  enter(frame: Handle): Promise<void>;
  leave(): Promise<void>;
  press(key: Key): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the engine itself wrote into its console, if available. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
