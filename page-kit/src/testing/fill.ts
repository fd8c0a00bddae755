import type { UserEvent } from '@testing-library/user-event';

/** Fills a field by pasting, which renders once; tests of single keys type instead. */
export async function fill(user: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Fills a field and presses Enter. */
export async function enter(
  user: Pick<UserEvent, 'click' | 'paste' | 'keyboard'>,
  field: HTMLElement,
  text: string,
) {
  await fill(user, field, text);
  await user.keyboard('{Enter}');
}
