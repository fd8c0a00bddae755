import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button';
import { classNames } from '../styles';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

/** One-line text control. */
export function Input({ className, type = 'text', ...props }: ComponentPropsWithRef<'input'>) {
  return <input {...props} type={type} className={classNames(styles.control, className)} />;
}

/** Text control of several lines. */
export function TextArea({ className, ...props }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...props} className={classNames(styles.control, styles.area, className)} />;
}

/** List of choices, the browser's own. */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  return <select {...props} className={classNames(styles.control, className)} />;
}

interface Caret {
  start: number | null;
  end: number | null;
}

/** Password control whose text can be shown; the caret stays where it was. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret | null>(null);

  function toggle() {
    const input = box.current?.querySelector('input');
    if (input && input === document.activeElement)
      caret.current = { start: input.selectionStart, end: input.selectionEnd };
    setShown(!shown);
  }

  // A change of type puts the caret at an end, in each browser another one.
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
        aria-pressed={shown}
        icon={shown ? 'eye-off' : 'eye'}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      />
    </div>
  );
}

type Labelled = Omit<FieldProps, 'children'>;
type InputFieldProps = Labelled & Omit<ComponentPropsWithRef<'input'>, keyof Labelled>;

/** What `Field` takes, and what goes to its control. */
function split({
  label,
  hint,
  error,
  required,
  optional,
  starInLabel,
  id,
  className,
  ...control
}: InputFieldProps) {
  return { field: { label, hint, error, required, optional, starInLabel, id, className }, control };
}

/** A text field of one line with its label, hint and error. */
export function InputField(props: InputFieldProps) {
  const { field, control } = split(props);
  return <Field {...field}>{(own) => <Input {...own} {...control} />}</Field>;
}

/** The same for a password, whose text can be shown. */
export function PasswordField(props: Omit<InputFieldProps, 'type'>) {
  const { field, control } = split(props);
  return <Field {...field}>{(own) => <PasswordInput {...own} {...control} />}</Field>;
}
