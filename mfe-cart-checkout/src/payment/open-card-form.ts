import type { PublicEnvironment } from 'shared-contracts/environment';
import { type CardAnswer, type CardRefusal, loadCardLibrary } from './load-card-library';

interface CardFormDeps {
  readonly payment: PublicEnvironment['payment'];
  readonly formToken: string;
  /** Empty element that the form is rendered into. */
  readonly container: HTMLElement;
  /** The fields can be filled in. */
  readonly onReady: () => void;
  /** The card is being sent to the bank. */
  readonly onSubmitting: () => void;
  readonly onRefused: (refusal: CardRefusal, alreadyShown: boolean) => void;
  readonly onPaid: (answer: CardAnswer) => Promise<void>;
}

const events = ['onSubmit', 'onError', 'onFormReady', 'button.onClick'];

/**
 * Loads the provider's library and shows its card form in `container`. The fields are iframes of the
 * provider: card data never reach the shop.
 * @returns a function that removes the form; another form can be opened afterwards
 * @throws if the library or the form cannot be set up
 */
export async function openCardForm(deps: CardFormDeps): Promise<() => void> {
  const library = await loadCardLibrary(deps.payment);
  // A form left by an unmounted page would make this one fail.
  await library.removeForms();

  const container = cardFormContainer();
  let open = true;
  function remove() {
    open = false;
    for (const event of events) library.removeEventCallbacks(event);
    void library.removeForms();
    container.remove();
  }

  try {
    await library.onFormReady(() => {
      if (open) deps.onReady();
    });
    await library.button.onClick(() => {
      if (open) deps.onSubmitting();
      return true;
    });
    await library.onError((refusal) => {
      const shown = container.querySelector('.kr-form-error')?.textContent?.trim();
      if (open) deps.onRefused(refusal, Boolean(shown));
    });
    await library.onSubmit(async (answer) => {
      if (open) await deps.onPaid(answer);
      // The shop navigates to the confirmation itself.
      return false;
    });
    await library.setFormConfig({ formToken: deps.formToken, 'kr-language': 'fr-FR' });
    deps.container.replaceChildren(container);
    await library.renderElements(container);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

/** Creates the elements that the provider fills with its iframes. */
function cardFormContainer(): HTMLElement {
  const box = (className: string) => Object.assign(document.createElement('div'), { className });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'kr-payment-button';
  const container = box('kr-embedded');
  container.append(...['kr-pan', 'kr-expiry', 'kr-security-code'].map(box), button);
  return container;
}
