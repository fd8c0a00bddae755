/** What remotes of contract 3 may take of React Router besides: their links read its navigator. It goes with contract 3. */
export { UNSAFE_ErrorResponseImpl, UNSAFE_NavigationContext } from 'react-router';
