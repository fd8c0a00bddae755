/** What the card form answers after a payment; sent to the API as it came. */
export interface CardAnswer {
  readonly rawClientAnswer: string;
  readonly hash: string;
  readonly hashAlgorithm: string;
  readonly hashKey: string;
}

/** A refusal of the card form or of the bank. */
export interface CardRefusal {
  readonly errorCode: string;
  readonly errorMessage?: string;
}

/** The part of the provider's browser library (`window.KR`) that the shop uses. */
export interface CardLibrary {
  readonly ready?: boolean;
  setFormConfig(config: Readonly<Record<string, string>>): Promise<unknown>;
  renderElements(container: HTMLElement): Promise<unknown>;
  removeForms(): Promise<unknown>;
  /** An answer of false keeps the library from leaving the page. */
  onSubmit(callback: (answer: CardAnswer) => Promise<boolean>): Promise<unknown>;
  onError(callback: (refusal: CardRefusal) => void): Promise<unknown>;
  onFormReady(callback: () => void): Promise<unknown>;
  removeEventCallbacks(event: string): unknown;
  readonly button: { onClick(callback: () => boolean): Promise<unknown> };
}

/** The library once its script has run and it says that it is ready. */
export function readyLibrary(): CardLibrary | null {
  const { KR } = window as { readonly KR?: CardLibrary };
  return KR?.ready ? KR : null;
}
