import { hydrated, open } from '../testing/early-page';

describe('what comes too early', () => {
  it('keeps clicks on buttons and does them once the page answers, in their order', async () => {
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

  it('holds back what a button would do by itself, and lets links be links', () => {
    open({ content: '<form><button>Envoyer</button></form><a href="#x">Voir</a>' });
    const prevented: boolean[] = [];
    window.addEventListener('click', (event) => prevented.push(event.defaultPrevented), true);

    document.querySelector('button')?.click();
    document.querySelector('a')?.click();

    expect(prevented).toEqual([true, false]);
  });

  it('does not let a click reach a page that is half awake, which would do it twice', () => {
    open({ content: '<button></button>' });
    const button = document.querySelector('button');
    const clicked = jest.fn();
    button?.addEventListener('click', clicked);

    button?.click();
    expect(clicked).not.toHaveBeenCalled();
    hydrated();

    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('does not click a button that is gone', () => {
    open({ content: '<button></button>' });
    const button = document.querySelector('button');
    const clicked = jest.fn();
    button?.click();
    button?.addEventListener('click', clicked);
    button?.remove();

    hydrated();

    expect(clicked).not.toHaveBeenCalled();
  });

  it.each(['input', 'textarea'])('types into a %s again what was typed', (tag) => {
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
});
