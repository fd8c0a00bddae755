import { defineServer } from 'build-config/rspack';

export default defineServer({
  name: 'api',
  folder: import.meta.dirname,
  entry: {
    main: './programs/main.ts',
    documents: './src/documents/make-document.ts',
    migrate: './programs/migrate.ts',
    seed: './programs/seed.ts',
    import: './programs/import.ts',
    'import-synonyms': './programs/import-synonyms.ts',
    orders: './programs/orders.ts',
    customers: './programs/customers.ts',
  },
});
