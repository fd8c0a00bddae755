import type { UserEvent } from '@testing-library/user-event';

/** Fills a field by pasting, which renders once; tests of single keys type instead. */
export async function fill(user: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
