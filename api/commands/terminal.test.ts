import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { toFile, writeTo } from './terminal';

const file = join(temporaryFolder(), 'orders.csv');

it('a file whose writing fails is removed, so that its part is not taken for the whole', async () => {
  const failing = toFile(file, async (output) => {
    await writeTo(output)('half');
    throw new Error('the database is away');
  });

  await expect(failing).rejects.toThrow('the database is away');
  expect(existsSync(file)).toBe(false);
});

it('a file in a missing folder is refused', async () => {
  await expect(toFile(join(file, '../absent/x.csv'), async () => {})).rejects.toThrow(/ne peut pas être/);
});
