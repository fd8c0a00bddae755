import { useCall } from 'page-kit/forms';
import type { ComponentProps } from 'react';
import type { ApiError } from 'shared-contracts/http';
import { Question } from 'shared-ui/dialog';

interface CallQuestionProps extends Omit<ComponentProps<typeof Question>, 'busy' | 'refusal' | 'onConfirm'> {
  /** Makes the call and closes the dialog. */
  readonly onConfirm: () => Promise<void>;
  /** Returns the text of a refusal; the API's message by default. */
  readonly messageOf?: (error: ApiError) => string;
}

/** Asks for confirmation before a call that cannot be undone; a refusal is shown in the dialog. */
export function CallQuestion({ onConfirm, messageOf, ...question }: CallQuestionProps) {
  const { busy, refusal, run } = useCall(messageOf);
  return <Question {...question} busy={busy} refusal={refusal} onConfirm={() => void run(onConfirm)} />;
}
