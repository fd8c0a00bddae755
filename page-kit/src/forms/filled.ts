/** Rule of a field that must not be empty, with its message. Blank text counts as nothing. */
export const filled = (message: string) => ({
  required: message,
  validate: (text: unknown) => (typeof text === 'string' && text.trim() !== '') || message,
});
