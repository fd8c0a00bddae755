import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once: what single keys do is tested where it matters, and each draws the page again. */
export async function fill(person: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
}
