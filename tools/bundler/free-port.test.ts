import { freePort } from './free-port.mjs';

it('no free port is given twice, even if the first is not in use yet', async () => {
  const ports: number[] = [];
  for (let given = 0; given < 1000; given += 1) ports.push(await freePort());

  expect(new Set(ports).size).toBe(ports.length);
});
