/** The token of the service bar, the first thing below the browser's own bar. */
const topColor = /--sph-petrol-deep:\s*([^;}]+)/;

/** The colour for the browser's own bar, out of the built tokens; null when they lack it. */
export const themeColorOf = (styles: string): string | null => topColor.exec(styles)?.[1] ?? null;
