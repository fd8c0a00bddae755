import { portProblem, refusalOf } from './require-free-ports.mjs';

describe('The ports of the shop', () => {
  it('are fine as they are', () => {
    expect(portProblem({})).toBeNull();
  });

  it('are the usual ones when a variable is empty', () => {
    expect(portProblem({ SHELL_PORT: '' })).toBeNull();
  });

  it.each(['abc', '0', '65536', '30.5'])('name the variable of what is no port: %s', (port) => {
    expect(portProblem({ API_PORT: port })).toBe(`API_PORT=${port} n'est pas un port (1 à 65535).`);
  });

  it('name both variables when two processes would share one', () => {
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
  ])('tell in one line which variable to change after %s', (code, variable) => {
    const line = refusalOf({ code, message: 'refused' }, 3000, 'SHELL_PORT', '10.0.0.1');

    expect(line).toContain(variable);
    expect(line).not.toContain('\n');
  });
});
