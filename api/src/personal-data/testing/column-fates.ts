/**
 * 'exported': in the export; 'gone': deleted by the erasure; 'kept': unchanged, for accounting; 'invoice': as
 * far as an invoice needs it; 'work': internal.
 */
export type Fate =
  | 'exported gone'
  | 'exported kept'
  | 'exported invoice'
  | 'gone'
  | 'kept'
  | 'invoice'
  | 'work';

export interface Table {
  readonly table: string;
  /**
   * Condition of the rows: $1 is the account’s id, $2, $3 and $4 those of its orders, sessions and emails.
   */
  readonly rows: string;
  /** Names of its columns by fate. */
  readonly columns: Readonly<Partial<Record<Fate, string>>>;
}

/** The columns of a table, each with its fate. */
export const fatesOf = ({ columns }: Table) =>
  Object.entries(columns).flatMap(([fate, names]) =>
    names.split(/\s+/).map((column) => [column, fate as Fate] as const),
  );

/**
 * Every column of the database. A new one is decided here and handled by `exportPerson` and `eraseCustomer`.
 */
export const tablesOfPersons: readonly Table[] = [
  {
    table: 'customers',
    rows: 'id = any($1)',
    columns: {
      'exported gone': `id first_name last_name company_name username email_address discount_rate deferred_payment
        email_verified_at deletion_requested_at created_at`,
      gone: 'password_hash registration_mark',
    },
  },
  {
    table: 'sessions',
    rows: 'customer_id = any($1)',
    columns: {
      gone: 'id',
      'exported gone': 'customer_id remember device last_used_at created_at expires_at revoked_at',
    },
  },
  // Hashes of what opens an account, and when they were used.
  {
    table: 'refresh_tokens',
    rows: 'session_id = any($3)',
    columns: {
      gone: 'hash session_id parent created_at used_at',
    },
  },
  {
    table: 'link_tokens',
    rows: 'customer_id = any($1)',
    columns: {
      gone: 'hash',
      'exported gone': 'customer_id purpose expires_at used_at',
    },
  },
  {
    table: 'addresses',
    rows: 'customer_id = any($1)',
    columns: {
      'exported gone': `id customer_id full_name address_line1 address_line2 postal_code city country phone
        is_default_shipping is_default_billing`,
      gone: 'rank',
    },
  },
  {
    table: 'carts',
    rows: 'customer_id = any($1)',
    columns: {
      'exported gone': 'customer_id lines order_id',
      gone: 'id',
    },
  },
  {
    table: 'shopping_lists',
    rows: 'customer_id = any($1)',
    columns: {
      gone: 'id version',
      'exported gone': 'customer_id name lines created_at updated_at',
    },
  },
  {
    table: 'orders',
    rows: 'id = any($2)',
    columns: {
      // Written by the erasure.
      'exported kept': `id number status payment delivery_mode discount_rate delivery_fee_cents amount_cents created_at
        tried_at paid_at confirmed_at cancelled_at cancellation`,
      'exported gone': 'customer_id delivery_instructions',
      invoice: 'buyer',
      'exported invoice': 'billing delivery purchase_order_number',
      work: 'cart_id fingerprint check_at checks',
    },
  },
  {
    table: 'order_lines',
    rows: 'order_id = any($2)',
    columns: {
      'exported kept': `order_id product_code designation quantity price_ht vat_rate image_url pack_count pack_unit`,
      work: 'position stock_taken',
    },
  },
  {
    table: 'payment_attempts',
    rows: 'order_id = any($2)',
    columns: {
      work: 'id',
      'exported kept': 'order_id state created_at',
      gone: 'form_token',
    },
  },
  {
    table: 'payment_events',
    rows: 'order_id = any($2)',
    columns: {
      'exported kept': 'order_id transaction_uuid detailed_status status amount_cents source received_at',
    },
  },
  {
    table: 'mails',
    rows: 'order_id is null and id = any($4)',
    columns: {
      // Messages of the contact form are exported as such.
      gone: 'id kind due_at attempts refused_at',
      'exported gone': 'customer_id content created_at sent_at',
    },
  },
  // They keep an event of an order from being mailed twice.
  {
    table: 'mails',
    rows: 'order_id = any($2)',
    columns: {
      'exported kept': 'order_id kind created_at',
      'exported gone': 'customer_id',
    },
  },
  // What a repeated write is answered, for two days: copies of what stands elsewhere.
  {
    table: 'idempotent_answers',
    rows: 'owner = any($1::text[])',
    columns: {
      gone: 'owner key request status body started_at',
    },
  },
];

/** Tables without personal data. Counters of tries name hashes, for a quarter of an hour. */
export const tablesWithoutPersons = [
  'categories',
  'job_leases',
  'pictures',
  'products',
  'search_synonyms',
  'search_words',
  'signing_keys',
  'subcategories',
  'throttles',
];
