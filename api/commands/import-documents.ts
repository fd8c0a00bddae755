import { storeDocuments } from './orders/store-documents';
import { runImport } from './run-program';

await runImport('Usage\u00a0: npm run orders:documents -- dossier', async (folder) => folder, storeDocuments);
