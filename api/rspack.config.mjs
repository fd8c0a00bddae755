import { defineServer } from 'build-config/rspack';

export default defineServer({
  name: 'api',
  folder: import.meta.dirname,
  entry: {
    main: './src/main.ts',
    documents: './src/documents/make-document.ts',
    migrate: './src/migrate-main.ts',
    seed: './src/seed-main.ts',
    import: './src/import-main.ts',
    'import-synonyms': './src/import-synonyms-main.ts',
    orders: './src/orders-main.ts',
    customers: './src/customers-main.ts',
  },
});
