import { runProgram, withDatabase } from './run-program';

await runProgram(() => withDatabase(async () => console.warn('La base de données est à jour.')));
