import { freePort } from './free-port.mjs';

it('gives nobody a port that another was given, though nobody listens on it yet', async () => {
  const ports: number[] = [];
  for (let given = 0; given < 1000; given += 1) ports.push(await freePort());

  expect(new Set(ports).size).toBe(ports.length);
});
