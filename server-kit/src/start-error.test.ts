import { listening } from './start-error';

it.each([
  ['EADDRINUSE', /^Le port 80 est déjà pris : .* SHELL_PORT\.$/],
  ['EACCES', /^Le port 80 est réservé au système : .* SHELL_PORT\.$/],
  ['ENOTFOUND', /^HOST=nope n’est pas une adresse de cette machine\.$/],
])('the error %s of a server that cannot listen names the variable to change', async (code, message) => {
  const error = Object.assign(new Error('listen'), { code });

  const started = listening(Promise.reject(error), { host: 'nope', port: 80 }, ['HOST', 'SHELL_PORT']);

  await expect(started).rejects.toThrow(message);
});

it('another error of a server that cannot listen is thrown as it is', async () => {
  const error = Object.assign(new Error('listen'), { code: 'EMFILE' });
  const started = listening(Promise.reject(error), { host: 'nope', port: 80 }, ['HOST', 'SHELL_PORT']);

  await expect(started).rejects.toBe(error);
});
