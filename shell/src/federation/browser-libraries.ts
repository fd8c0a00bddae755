import * as reactDomClient from 'react-dom/client';
import { libraries } from './libraries';

/** The modules that the shell provides to every remote in a browser, where it may also create roots of React. */
export const browserLibraries: Readonly<Record<string, object>> = {
  ...libraries,
  'react-dom/client': reactDomClient,
};
