import { createServer } from 'node:net';
import { listening } from '../../tests/kit/listening';
import { requireFreePorts } from './require-free-ports.mjs';

const portVariable = 'SHELL_PORT';

it('a taken port is refused in one line with the variable to change', async () => {
  const server = createServer();
  const port = await listening(server);

  await expect(requireFreePorts([{ port, portVariable }])).rejects.toThrow(
    new RegExp(`^Démarrage impossible : le port ${port} .*EADDRINUSE.* SHELL_PORT ou HOST\\.$`),
  );
  server.close();
});
