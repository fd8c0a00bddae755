import { reachableHost, urlOf } from '../setup/process-table.mjs';
import { portProblem, refusalOf } from './free-ports.mjs';

describe('The ports of the shop', () => {
  it('are fine as they are', () => {
    expect(portProblem({})).toBeNull();
  });

  it('are the usual ones when a variable is empty', () => {
    expect(portProblem({ SHELL_PORT: '' })).toBeNull();
    expect(urlOf('shell', { SHELL_PORT: '' })).toBe('http://localhost:3000');
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

describe('The URL of the shop', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ SHELL_PORT: '3100' }, 'http://localhost:3100'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
  ])('follows the variables %p', (variables, url) => {
    expect(urlOf('shell', variables)).toBe(url);
  });

  it('is asked on loopback when the host is every address', () => {
    expect(reachableHost({ HOST: '0.0.0.0' })).toBe('127.0.0.1');
  });
});
