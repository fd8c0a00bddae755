/**
 * What becomes of a column of a person's row: 'exported' stands in the export; 'gone' leaves with the erasure; 'kept' stays
 * as it was, for the books; 'invoice' stays as far as an invoice names it; 'work' steers the shop and says nothing.
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
  /** Rows of a person; $1 is the account's id, $2 the ids of its orders, $3 those of its sessions, $4 those of its mails. */
  readonly rows: string;
  readonly columns: Readonly<Record<string, Fate>>;
}

/** Every column of the database. A new one has to be decided here, and `exportPerson` and `eraseCustomer` have to do it. */
export const tablesOfPersons: readonly Table[] = [
  {
    table: 'customers',
    rows: 'id = any($1)',
    columns: {
      id: 'exported gone',
      first_name: 'exported gone',
      last_name: 'exported gone',
      company_name: 'exported gone',
      username: 'exported gone',
      email_address: 'exported gone',
      // It opens the account.
      password_hash: 'gone',
      registration_mark: 'gone',
      discount_rate: 'exported gone',
      deferred_payment: 'exported gone',
      email_verified_at: 'exported gone',
      deletion_requested_at: 'exported gone',
      created_at: 'exported gone',
    },
  },
  {
    table: 'sessions',
    rows: 'customer_id = any($1)',
    columns: {
      id: 'gone',
      customer_id: 'exported gone',
      remember: 'exported gone',
      device: 'exported gone',
      last_used_at: 'exported gone',
      created_at: 'exported gone',
      expires_at: 'exported gone',
      revoked_at: 'exported gone',
    },
  },
  // Hashes of what opens an account, and when they were used.
  {
    table: 'refresh_tokens',
    rows: 'session_id = any($3)',
    columns: { hash: 'gone', session_id: 'gone', parent: 'gone', created_at: 'gone', used_at: 'gone' },
  },
  {
    table: 'link_tokens',
    rows: 'customer_id = any($1)',
    columns: {
      hash: 'gone',
      customer_id: 'exported gone',
      purpose: 'exported gone',
      expires_at: 'exported gone',
      used_at: 'exported gone',
    },
  },
  {
    table: 'addresses',
    rows: 'customer_id = any($1)',
    columns: {
      id: 'exported gone',
      rank: 'gone',
      customer_id: 'exported gone',
      full_name: 'exported gone',
      address_line1: 'exported gone',
      address_line2: 'exported gone',
      postal_code: 'exported gone',
      city: 'exported gone',
      country: 'exported gone',
      phone: 'exported gone',
      is_default_shipping: 'exported gone',
      is_default_billing: 'exported gone',
    },
  },
  {
    table: 'carts',
    rows: 'customer_id = any($1)',
    columns: { customer_id: 'exported gone', id: 'gone', lines: 'exported gone', order_id: 'exported gone' },
  },
  {
    table: 'shopping_lists',
    rows: 'customer_id = any($1)',
    columns: {
      id: 'gone',
      customer_id: 'exported gone',
      name: 'exported gone',
      lines: 'exported gone',
      version: 'gone',
      created_at: 'exported gone',
      updated_at: 'exported gone',
    },
  },
  {
    table: 'orders',
    rows: 'id = any($2)',
    columns: {
      id: 'exported kept',
      number: 'exported kept',
      customer_id: 'exported gone',
      // Written by the erasure.
      buyer: 'invoice',
      status: 'exported kept',
      payment: 'exported kept',
      delivery_mode: 'exported kept',
      discount_rate: 'exported kept',
      delivery_fee_cents: 'exported kept',
      amount_cents: 'exported kept',
      billing: 'exported invoice',
      delivery: 'exported invoice',
      purchase_order_number: 'exported invoice',
      delivery_instructions: 'exported gone',
      cart_id: 'work',
      fingerprint: 'work',
      created_at: 'exported kept',
      tried_at: 'exported kept',
      paid_at: 'exported kept',
      confirmed_at: 'exported kept',
      cancelled_at: 'exported kept',
      cancellation: 'exported kept',
      check_at: 'work',
      checks: 'work',
    },
  },
  {
    table: 'order_lines',
    rows: 'order_id = any($2)',
    columns: {
      order_id: 'exported kept',
      position: 'work',
      product_code: 'exported kept',
      designation: 'exported kept',
      quantity: 'exported kept',
      price_ht: 'exported kept',
      vat_rate: 'exported kept',
      image_url: 'exported kept',
      pack_count: 'exported kept',
      pack_unit: 'exported kept',
      stock_taken: 'work',
    },
  },
  {
    table: 'payment_attempts',
    rows: 'order_id = any($2)',
    columns: {
      id: 'work',
      order_id: 'exported kept',
      state: 'exported kept',
      form_token: 'gone',
      created_at: 'exported kept',
    },
  },
  {
    table: 'payment_events',
    rows: 'order_id = any($2)',
    columns: {
      order_id: 'exported kept',
      transaction_uuid: 'exported kept',
      detailed_status: 'exported kept',
      status: 'exported kept',
      amount_cents: 'exported kept',
      source: 'exported kept',
      received_at: 'exported kept',
    },
  },
  {
    table: 'mails',
    rows: 'order_id is null and id = any($4)',
    columns: {
      id: 'gone',
      // Messages of the contact form are exported as such.
      kind: 'gone',
      customer_id: 'exported gone',
      content: 'exported gone',
      created_at: 'exported gone',
      due_at: 'gone',
      attempts: 'gone',
      sent_at: 'exported gone',
      refused_at: 'gone',
    },
  },
  // They keep an event of an order from being mailed twice.
  {
    table: 'mails',
    rows: 'order_id = any($2)',
    columns: {
      order_id: 'exported kept',
      kind: 'exported kept',
      customer_id: 'exported gone',
      created_at: 'exported kept',
    },
  },
  // What a repeated write is answered, for two days: copies of what stands elsewhere.
  {
    table: 'idempotent_answers',
    rows: 'owner = any($1::text[])',
    columns: {
      owner: 'gone',
      key: 'gone',
      request: 'gone',
      status: 'gone',
      body: 'gone',
      started_at: 'gone',
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
