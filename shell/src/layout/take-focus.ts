/** Ref callback: focuses an element when it is mounted, since the control that led to it is gone. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
