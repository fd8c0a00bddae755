import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
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

  function toggle({ currentTarget }: MouseEvent) {
    const input = currentTarget.parentElement?.querySelector('input');
    if (!input) return;
    const { selectionStart, selectionEnd } = input;
    flushSync(() => setShown(!shown));
    // Browsers move the caret to the start or end when the type changes.
    if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd);
  }

  return (
    <div className={styles.password}>
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton
        className={styles.passwordToggle}
        label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
        icon={shown ? 'eye-off' : 'eye'}
        // A press must not take the focus from the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      />
    </div>
  );
}
