import { folded } from 'page-kit/catalogue';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Icon } from 'shared-ui/icon';
import styles from './Suggestions.module.css';
import { useSuggestions } from './use-suggestions';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the suggestions of a text, and the props by which its field chooses one of them by keyboard. */
export function useCombobox(text: string) {
  const listId = useId();
  const groups = useSuggestions(text);
  const hrefs = groups.flatMap(({ suggestions }) => suggestions.map(({ href }) => href));
  const [active, setActive] = useState({ href: '', text });
  // A choice ends with the text that it was made for.
  const index = active.text === text ? hrefs.indexOf(active.href) : -1;
  const idOf = (href: string) => `${listId}${hrefs.indexOf(href)}`;
  const activeId = index < 0 ? undefined : idOf(active.href);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    // Screen readers and shortcuts use these with arrows.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step && hrefs.length > 0) {
      // One place more than suggestions: that of the field.
      const places = hrefs.length + 1;
      setActive({ href: hrefs[((index + 1 + step + places) % places) - 1] ?? '', text });
      event.preventDefault();
    } else if (event.key === 'Enter' && activeId) {
      document.getElementById(activeId)?.click();
      event.preventDefault();
    } else setActive({ href: '', text });
  }

  return {
    list: { id: listId, groups, typed: text, activeId, idOf },
    field: {
      'aria-expanded': hrefs.length > 0,
      'aria-controls': hrefs.length > 0 ? listId : undefined,
      'aria-activedescendant': activeId,
      onKeyDown: press,
    },
  };
}

/** Renders the list of suggestions, whose options the field of `useCombobox` chooses while it keeps the focus. */
export function Suggestions({ id, groups, typed, activeId, idOf }: ReturnType<typeof useCombobox>['list']) {
  if (groups.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {groups.map(({ title, icon, suggestions }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not options
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <p className={`${styles.title} sph-small`} aria-hidden="true">
            {title}
          </p>
          {suggestions.map(({ text, detail, href }) => (
            <a
              key={href}
              id={idOf(href)}
              role="option"
              aria-selected={idOf(href) === activeId}
              tabIndex={-1}
              href={href}
              className={styles.option}
            >
              <Icon name={icon} size="s" />
              <span>
                <Completed text={text} typed={typed.trim()} />
                {detail && <small className="sph-small"> {detail}</small>}
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Emphasizes what a suggestion adds to the typed text. */
function Completed({ text, typed }: { readonly text: string; readonly typed: string }) {
  const start = folded(text).indexOf(folded(typed));
  const end = start + typed.length;
  if (typed === '' || start < 0) return text;
  return (
    <>
      <b>{text.slice(0, start)}</b>
      {text.slice(start, end)}
      <b>{text.slice(end)}</b>
    </>
  );
}
