/** Path to which a browser reports the builds of remotes that a visit has loaded, and those with an error. */
export const visitsPath = '/visits';
