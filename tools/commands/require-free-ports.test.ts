import { portProblem, refusalOf } from './require-free-ports.mjs';

describe('The ports of the shop', () => {
  it('are valid by default', () => {
    expect(portProblem({})).toBeNull();
  });

  it('are the defaults when a variable is empty', () => {
    expect(portProblem({ SHELL_PORT: '' })).toBeNull();
  });

  it.each(['abc', '0', '65536', '30.5'])(
    'cause an error with the variable if one is no valid port: %s',
    (port) => {
      expect(portProblem({ API_PORT: port })).toBe(`API_PORT=${port} n'est pas un port (1 à 65535).`);
    },
  );

  it('cause an error with both variables if two processes would share one', () => {
    expect(portProblem({ SHELL_PORT: '4000' })).toMatch(
      /^API_PORT et SHELL_PORT désignent le même port 4000/,
    );
  });

  it.each([
    ['EADDRINUSE', 'SHELL_PORT'],
    ['EACCES', 'SHELL_PORT'],
    ['EADDRNOTAVAIL', 'HOST'],
    ['ENOTFOUND', 'HOST'],
    ['ELSE', 'SHELL_PORT'],
  ])('cause one line with the variable to change after %s', (code, variable) => {
    const line = refusalOf({ code, message: 'refused' }, 3000, 'SHELL_PORT', '10.0.0.1');

    expect(line).toContain(variable);
    expect(line).not.toContain('\n');
  });
});
