/**
 * Whether a text can be compared with a uuid column; PostgreSQL throws at any other. Repositories ask it and not the schemas
 * of the calls: an id that is nonsense names nothing, so it is not found (404) like one that is unknown or somebody else's.
 */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
