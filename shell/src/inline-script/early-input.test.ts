import { hydrated, open } from '../testing/early-page';

it('early clicks on buttons are repeated once the page is hydrated, in their order', async () => {
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

it('an early click on a button does nothing by itself, one on a link does', () => {
  open({ content: '<form><button>Envoyer</button></form><a href="#x">Voir</a>' });
  const prevented: boolean[] = [];
  window.addEventListener('click', (event) => prevented.push(event.defaultPrevented), true);

  document.querySelector('button')?.click();
  document.querySelector('a')?.click();

  expect(prevented).toEqual([true, false]);
});

it('an early click does not reach a page that is hydrated in part, which would repeat it', () => {
  open({ content: '<button></button>' });
  const button = document.querySelector('button');
  const clicked = jest.fn();
  button?.addEventListener('click', clicked);

  button?.click();
  expect(clicked).not.toHaveBeenCalled();
  hydrated();

  expect(clicked).toHaveBeenCalledTimes(1);
});

it('a button that is gone is not clicked', () => {
  open({ content: '<button></button>' });
  const button = document.querySelector('button');
  const clicked = jest.fn();
  button?.click();
  button?.addEventListener('click', clicked);
  button?.remove();

  hydrated();

  expect(clicked).not.toHaveBeenCalled();
});

it.each(['input', 'textarea'])('a text typed into a %s early is typed again', (tag) => {
  open({ content: `<${tag}></${tag}>` });
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(tag);
  if (!field) throw new Error('no field');
  field.value = 'Bonjour';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const heard = jest.fn();
  const left = jest.fn();
  field.addEventListener('input', heard);
  field.addEventListener('focusout', left);
  field.value = '';

  hydrated();

  expect(field.value).toBe('Bonjour');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(left).toHaveBeenCalledTimes(1);
});
