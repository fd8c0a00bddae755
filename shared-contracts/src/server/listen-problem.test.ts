/** @jest-environment node */
import { listenProblem } from './listen-problem';

it.each([
  ['EADDRINUSE', /^Le port 80 est déjà pris : .* SHELL_PORT\.$/],
  ['EACCES', /^Le port 80 est réservé au système : .* SHELL_PORT\.$/],
  ['ENOTFOUND', /^HOST=nope n’est pas une adresse de cette machine\.$/],
])('the error %s of a server that cannot listen names the variable to change', (code, message) => {
  const error = Object.assign(new Error('listen'), { code });

  expect(listenProblem(error, { host: 'nope', port: 80 }, ['HOST', 'SHELL_PORT'])).toMatch(message);
});
