import { defineServer } from 'bundler/rspack/shop';

export default defineServer({
  name: 'api',
  folder: import.meta.dirname,
  entry: {
    main: './commands/main.ts',
    documents: './src/pdf/make-document.ts',
    'print-catalogue': './src/pdf/print-catalogue.ts',
    migrate: './commands/migrate.ts',
    seed: './commands/seed.ts',
    import: './commands/import.ts',
    'import-customers': './commands/import-customers.ts',
    'import-prices': './commands/import-prices.ts',
    'import-documents': './commands/import-documents.ts',
    'import-orders': './commands/import-orders.ts',
    'import-synonyms': './commands/import-synonyms.ts',
    doctor: './commands/doctor.ts',
    backup: './commands/backup.ts',
    restore: './commands/restore.ts',
    orders: './commands/orders.ts',
    customers: './commands/customers.ts',
  },
});
