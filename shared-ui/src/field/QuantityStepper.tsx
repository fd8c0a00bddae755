import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon';
import { classNames } from '../styles';
import styles from './QuantityStepper.module.css';
import { westernDigits } from './western-digits';

const unreadable = 'Écrivez un nombre entier, sans point.';

interface QuantityStepperProps {
  value: number;
  /** Called with a whole number of at least `min`, only if it has changed. */
  onChange: (next: number) => void;
  min?: number | undefined;
  /** Accessible name of the field: 'Quantité', or 'Quantité de …' when a page has several. */
  label: string;
  /** Name of the article, for the names of the two buttons. */
  itemName: string;
  /** Why `value` cannot be used. */
  refusal?: string | undefined;
  size?: 's' | 'm' | 'big' | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * Renders a quantity with two buttons; Enter and blur commit typed text, arrow keys change it by one. A text
 * that cannot be read stays, with a message; buttons that use `value` call `refuseUnreadable` first.
 */
export function QuantityStepper({
  value,
  onChange,
  min = 0,
  label,
  itemName,
  refusal,
  size = 'm',
  id,
  className,
}: QuantityStepperProps) {
  const input = useRef<HTMLInputElement>(null);
  const refusalId = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const parsed = parseQuantity(draft ?? '', min);
  const isUnreadable = draft !== null && draft.trim() !== '' && parsed === null;
  const current = parsed ?? value;
  const shownRefusal = isRefused ? unreadable : refusal;

  function commit(next: number) {
    write(null);
    if (next !== value) onChange(next);
  }

  function write(text: string | null) {
    setDraft(text);
    setRefused(false);
  }

  const finish = () => (isUnreadable ? setRefused(true) : commit(current));
  const step = (by: 1 | -1) => commit(Math.max(current + by, min));

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && draft !== null) write(null);
    else return;
    event.preventDefault();
  }

  function decrease(event: MouseEvent) {
    // The button is about to be disabled, which would lose the keyboard focus.
    if (event.detail === 0 && current - 1 <= min) input.current?.focus();
    step(-1);
  }

  return (
    <span className={classNames(styles.stepper, size !== 'm' && styles[size], className)}>
      <button
        type="button"
        aria-label={`Diminuer la quantité de ${itemName}`}
        disabled={current <= min}
        onClick={decrease}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        ref={input}
        id={id}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        title={label}
        aria-valuenow={current}
        aria-valuemin={min}
        value={draft ?? String(value)}
        aria-invalid={shownRefusal !== undefined || undefined}
        data-unreadable={isUnreadable || undefined}
        aria-describedby={shownRefusal && refusalId}
        onChange={(event) => write(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={finish}
        onKeyDown={press}
      />
      <button type="button" aria-label={`Augmenter la quantité de ${itemName}`} onClick={() => step(1)}>
        <Icon name="plus" size="s" />
      </button>
      {shownRefusal && (
        <span id={refusalId} role="alert" className={styles.refusal}>
          {shownRefusal}
        </span>
      )}
    </span>
  );
}

/** If a quantity in the button's page or dialog cannot be read, focuses it, shows why, and returns true. */
export function refuseUnreadable(button: Element): boolean {
  const part = button.closest('dialog, main') ?? document;
  const field = part.querySelector<HTMLElement>('[data-unreadable]');
  // Leaving the field shows the reason.
  field?.blur();
  field?.focus();
  return field !== null;
}

/**
 * Parses a typed quantity: drops decimals and clamps the result between `min` and the largest safe integer.
 * Returns null for a text that is not a number, or an ambiguous one ('2.500').
 */
function parseQuantity(text: string, min: number): number | null {
  const western = westernDigits(text).trim();
  if (/^\d{1,3}([.,]\d{3})+$/.test(western)) return null;
  const plain = western.replace(/\s/g, '').replace(',', '.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Math.min(Math.max(Math.trunc(Number(plain)), min), Number.MAX_SAFE_INTEGER);
}
