/** An element in a page of an engine; its actions are real pointer and key events. */
export interface Handle {
  click(): Promise<void>;
  /** Replaces the text of a one-line field. */
  type(text: string): Promise<void>;
  evaluate<Result>(work: (element: Element) => Result): Promise<Awaited<Result>>;
}

export type Key = 'Escape' | 'Tab';

/** Of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window of an engine with separate storage. Functions run in the page and can use only their argument. */
export interface Tab {
  /** Resolves when the document is parsed; its scripts and images may still be loading. */
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
  /** Makes all calls until `leave` work in the frame's document. */
  enter(frame: Handle): Promise<void>;
  leave(): Promise<void>;
  press(key: Key): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Console messages of the engine, if available. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
