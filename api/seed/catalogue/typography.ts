const noBreak = '\u00a0';

/** French typography: `:` `;` `!` `?` `%` and guillemets never begin or end a line alone. */
export const french = (text: string) => text.replace(/ (?=[:;!?%»])/g, noBreak).replace(/« /g, `«${noBreak}`);
