import { createServer } from 'node:net';
import { listening } from '../../tests/kit/listening';
import { freePort, requireFreePort } from './free-port.mjs';

it('never returns the same free port twice, even if it is not in use yet', async () => {
  const ports: number[] = [];
  for (let given = 0; given < 1000; given += 1) ports.push(await freePort());

  expect(new Set(ports).size).toBe(ports.length);
});

it('names the variables to change, given a port that another process has', async () => {
  const server = createServer();
  const port = await listening(server);

  const checked = requireFreePort(port, 'CATALOGUE_PORT');

  await expect(checked).rejects.toThrow(
    new RegExp(`^le port ${port} .*EADDRINUSE.* CATALOGUE_PORT ou HOST\\.$`),
  );
  server.close();
});
