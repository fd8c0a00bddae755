import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills a field by pasting, which renders once; tests of single keys type instead. */
export async function fill(user: Pick<UserEvent, 'paste'>, field: HTMLElement, text: string) {
  act(() => field.focus());
  await user.paste(text);
}

type Keyboard = Pick<UserEvent, 'paste'> & { keyboard(keys: string): Promise<unknown> };

/** Fills a field and presses Enter. */
export async function enter(user: Keyboard, field: HTMLElement, text: string) {
  await fill(user, field, text);
  await user.keyboard('{Enter}');
}
