/** The form of the codes that a catalogue is imported with: capitals, digits and hyphens. */
export const codeForm = /^[A-Z0-9-]{3,20}$/;
