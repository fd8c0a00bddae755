/** The state of a whole instance beside an error is for the package's own reports, which are not made here. */
export const optionsToMFContext = () => undefined;
