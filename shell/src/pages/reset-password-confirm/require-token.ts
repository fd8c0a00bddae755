import { replace } from 'react-router-dom';

/** Redirects home without a token (specification, section 2). */
export function requireToken({ request }: { readonly request: Request }): null {
  if (!new URL(request.url).searchParams.get('token')) throw replace('/');
  return null;
}
