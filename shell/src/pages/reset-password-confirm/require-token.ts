import { replace } from 'react-router-dom';

/** Without a token there is nothing to confirm: home (specification, section 2). */
export function requireToken({ request }: { readonly request: Request }): null {
  if (!new URL(request.url).searchParams.get('token')) throw replace('/');
  return null;
}
