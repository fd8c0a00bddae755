/** How long a mailed link holds, and how the letters say so. */
export const linkLifetime = { minutes: 60, inWords: 'une heure' } as const;
