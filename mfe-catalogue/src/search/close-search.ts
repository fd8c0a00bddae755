import { createContext } from 'react';

const Context = createContext<() => void>(() => undefined);

/** Lets a followed result close the search it stands in. */
export const CloseSearch = Context.Provider;
export const CloseSearchContext = Context;
