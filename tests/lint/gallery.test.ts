import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { entries as kit } from '../../page-kit/src/gallery/page-kit';
import { entries as ui } from '../../page-kit/src/gallery/shared-ui';
import { componentsIn } from '../../tools/bundler/rspack/components.mjs';
import { root } from './testing/workspace-sources';

const shown = [...ui, ...kit].map(({ name }) => name);

it.each(['shared-ui', 'page-kit'])(
  'the gallery has every component that %s exports, with its properties',
  (workspace) => {
    const sources = join(root, workspace, 'src');
    const folders = readdirSync(sources).filter((name) => existsSync(join(sources, name, 'index.ts')));
    const exported = folders
      .filter((name) => name !== 'testing')
      .flatMap((name) => Object.entries(jest.requireActual<object>(join(sources, name))))
      .flatMap(([name, value]) => (/^[A-Z]/.test(name) && typeof value === 'function' ? [name] : []));
    const described = componentsIn(sources).map(({ name }) => name);

    expect(exported.length).toBeGreaterThan(20);
    expect(exported.filter((name) => !shown.includes(name) || !described.includes(name))).toEqual([]);
  },
);
