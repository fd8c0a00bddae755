import fs from 'node:fs/promises';
import { temporaryFolder } from '../../tests/kit/temporary-folder';
import { FolderStore } from './folder-store';

const store = new FolderStore(temporaryFolder());

it('a folder on a file system without links keeps a file that exists, and reports that', async () => {
  jest.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('no links'), { code: 'EPERM' }));

  const created = [
    await store.create('a.js', Buffer.from('1')),
    await store.create('a.js', Buffer.from('2')),
  ];

  expect(created).toEqual([true, false]);
  expect((await store.read('a.js'))?.content.toString()).toBe('1');
});
