import { hydrated, open } from '../testing/early-page';

it('early clicks on buttons are repeated in their order once the page is hydrated', async () => {
  open({ content: '<button id="a"><span>Ajouter</span></button><button id="b"></button>' });
  const clicked: string[] = [];
  document.querySelector('span')?.click();
  document.getElementById('b')?.click();
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id));

  hydrated();
  await Promise.resolve();
  document.getElementById('b')?.click();

  expect(clicked).toEqual(['a', 'b', 'b']);
});

it('an early click on a button has no default action, on a link it does', () => {
  open({ content: '<form><button>Envoyer</button></form><a href="#x">Voir</a>' });
  const prevented: boolean[] = [];
  window.addEventListener('click', (event) => prevented.push(event.defaultPrevented), true);

  document.querySelector('button')?.click();
  document.querySelector('a')?.click();

  expect(prevented).toEqual([true, false]);
});

it('an early click does not reach a partly hydrated page, where React would handle it twice', () => {
  open({ content: '<button></button>' });
  const button = document.querySelector('button');
  const clicked = jest.fn();
  button?.addEventListener('click', clicked);

  button?.click();
  expect(clicked).not.toHaveBeenCalled();
  hydrated();

  expect(clicked).toHaveBeenCalledTimes(1);
});

it('an early click is not repeated on a button that was removed', () => {
  open({ content: '<button></button>' });
  const button = document.querySelector('button');
  const clicked = jest.fn();
  button?.click();
  button?.addEventListener('click', clicked);
  button?.remove();

  hydrated();

  expect(clicked).not.toHaveBeenCalled();
});

it.each(['input', 'textarea'])('a text typed early into a %s is typed again after hydration', (tag) => {
  open({ content: `<${tag}></${tag}>` });
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(tag);
  if (!field) throw new Error('no field');
  field.value = 'Bonjour';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const onInput = jest.fn();
  const onFocusOut = jest.fn();
  field.addEventListener('input', onInput);
  field.addEventListener('focusout', onFocusOut);
  field.value = '';

  hydrated();

  expect(field.value).toBe('Bonjour');
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(onFocusOut).toHaveBeenCalledTimes(1);
});
