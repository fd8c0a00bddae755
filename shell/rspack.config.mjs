import {
  defineHost,
  defineInlineScript,
  defineRenderer,
  defineServer,
  hotReload,
  serverPort,
} from 'bundler/rspack/shop';

const folder = import.meta.dirname;
const name = 'shell';

export default [
  defineHost({ name, folder }),
  defineInlineScript({ name, folder, entry: { early: './src/inline-script/early.ts' } }),
  // With hot reload the browser renders every page, so that a page never mixes old and new code.
  ...(hotReload
    ? []
    : [
        defineRenderer({
          name,
          folder,
          entry: { worker: './server/rendering/worker/main.ts' },
          output: 'render',
        }),
      ]),
  defineServer({
    name,
    folder,
    entry: {
      main: './server/main.ts',
      'static-site': './server/commands/compose.ts',
      doctor: './server/commands/doctor.ts',
      'publish-assets': './server/commands/publish-assets.ts',
    },
    output: 'server',
    runs: {
      after: ['shell', 'shell-inline'],
      variables: { SHELL_SERVER_PORT: String(serverPort), SERVER_RENDERING: 'off' },
    },
  }),
];
