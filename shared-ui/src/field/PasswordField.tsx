import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button';
import styles from './Field.module.css';
import { Input } from './Input';
import { InputField, type InputFieldProps } from './InputField';

/** Renders a password field whose text can be shown. */
export function PasswordField(props: Omit<InputFieldProps, 'type' | 'Control'>) {
  return <InputField {...props} Control={PasswordInput} />;
}

function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<{ start: number | null; end: number | null } | null>(null);

  function toggle() {
    const input = box.current?.querySelector('input');
    if (input && input === document.activeElement)
      caret.current = { start: input.selectionStart, end: input.selectionEnd };
    setShown(!shown);
  }

  // Browsers move the caret to the start or end when the type changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the type has changed
  useLayoutEffect(() => {
    if (!caret.current) return;
    box.current?.querySelector('input')?.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
  }, [shown]);

  return (
    <div ref={box} className={styles.password}>
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        className={styles.passwordToggle}
        label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        icon={shown ? 'eye-off' : 'eye'}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      />
    </div>
  );
}
