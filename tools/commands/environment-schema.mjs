import { writeFileSync } from 'node:fs';
import { enableTypeScript } from '../workspace/install.mjs';
import { runCommand } from '../workspace/run-command.mjs';

/** `npm run schema`: writes the JSON Schema of environment files for editors. */
await runCommand(async () => {
  await enableTypeScript();
  const { schemaText } = await import('../../shared-contracts/src/environment/json-schema.ts');
  writeFileSync(new URL('../../environments/schema/environment.json', import.meta.url), schemaText());
});
