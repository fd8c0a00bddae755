import { type ReactNode, useId } from 'react';
import { Button } from '../button';
import { Refusal } from '../feedback';
import { Dialog } from './Dialog';

interface QuestionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly dismissLabel: string;
  /** The action is running: the dialog cannot be closed. */
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Renders a confirmation before an irreversible action. The button that cancels is focused first. */
export function Question({
  title,
  children,
  confirmLabel,
  dismissLabel,
  busy,
  refusal,
  onConfirm,
  onClose,
}: QuestionProps) {
  const titleId = useId();
  return (
    <Dialog open size="s" labelledBy={titleId} dismissable={!busy} onClose={onClose}>
      <div className="sph-stack">
        <h2 id={titleId}>{title}</h2>
        {children}
        <Refusal>{refusal}</Refusal>
        <div className="sph-cluster">
          <Button busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" data-autofocus disabled={busy} onClick={onClose}>
            {dismissLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
