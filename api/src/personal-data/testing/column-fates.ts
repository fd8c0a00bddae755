/**
 * 'exported': in the export; 'erased': by the erasure; 'retained': unchanged, for accounting; 'invoice':
 * reduced to the data of an invoice; 'internal': not personal.
 */
export type Fate =
  | 'exported erased'
  | 'exported retained'
  | 'exported invoice'
  | 'erased'
  | 'retained'
  | 'invoice'
  | 'internal';

export interface Table {
  readonly table: string;
  /** Condition of the rows: $1 is the account’s id; $2, $3, $4 are its orders’, sessions’ and emails’ ids. */
  readonly rows: string;
  readonly fates: readonly (readonly [column: string, fate: Fate])[];
}

/** @param columns names by fate */
function table(name: string, rows: string, columns: Readonly<Partial<Record<Fate, string>>>): Table {
  const fates = Object.entries(columns).flatMap(([fate, names]) =>
    names.split(/\s+/).map((column) => [column, fate as Fate] as const),
  );
  return { table: name, rows, fates };
}

/** Every column of the database. Declare a new one here; handle it in `exportPerson` and `eraseCustomer`. */
export const tablesOfPersons: readonly Table[] = [
  table('customers', 'id = any($1)', {
    'exported erased': `id first_name last_name company_name siret vat_number customer_number username email_address discount_rate deferred_payment
      account_limit_cents blocked_message price_list
      email_verified_at deletion_requested_at last_sign_in_at unused_notice_at created_at`,
    erased: 'password_hash registration_mark',
  }),
  table('sessions', 'customer_id = any($1)', {
    erased: 'id',
    'exported erased': 'customer_id remember device last_used_at created_at expires_at revoked_at',
  }),
  // Hashes of tokens, and when they were used.
  table('refresh_tokens', 'session_id = any($3)', { erased: 'hash session_id parent created_at used_at' }),
  table('link_tokens', 'customer_id = any($1)', {
    erased: 'hash',
    'exported erased': 'customer_id purpose email_address session_id expires_at used_at',
  }),
  table('addresses', 'customer_id = any($1)', {
    'exported erased': `id customer_id full_name address_line1 address_line2 postal_code city country phone
      is_default_shipping is_default_billing`,
    erased: 'rank',
  }),
  table('carts', 'customer_id = any($1)', { 'exported erased': 'customer_id lines order_id', erased: 'id' }),
  table('shopping_lists', 'customer_id = any($1)', {
    erased: 'id version',
    'exported erased': 'customer_id name lines created_at updated_at',
  }),
  table('customer_prices', 'customer_id = any($1)', {
    'exported erased': 'customer_id code quantity price_ht',
  }),
  table('orders', 'id = any($2)', {
    // Written by the erasure.
    'exported retained': `id number status payment delivery_mode discount_rate delivery_fee_cents amount_cents created_at
      tried_at paid_at confirmed_at cancelled_at cancellation cancelled_parts cancelled_cents fulfilment prepared_on`,
    'exported erased': 'customer_id delivery_instructions',
    invoice: 'buyer',
    'exported invoice': `billing delivery purchase_order_number engagement_number service_code siret vat_number`,
    internal: 'cart_id fingerprint check_at checks feed_position',
  }),
  table('order_lines', 'order_id = any($2)', {
    'exported retained': `order_id product_code designation quantity price_ht net_price_ht vat_rate image_url pack_count pack_unit
      eco_participation`,
    internal: 'position stock_taken',
  }),
  table('shipments', 'order_id = any($2)', {
    internal: 'id',
    'exported retained': 'order_id shipped_on delivered_on carrier created_at',
    // At the carrier they lead to the address.
    'exported erased': 'tracking_number tracking_url',
  }),
  table('shipment_lines', 'shipment_id in (select id from shipments where order_id = any($2))', {
    internal: 'shipment_id',
    'exported retained': 'product_code quantity',
  }),
  table('order_documents', 'order_id = any($2)', {
    internal: 'id',
    'exported retained': 'order_id kind name created_at',
    // Downloaded by the customer; deleted when the order is anonymised.
    retained: 'content',
  }),
  table('payment_attempts', 'order_id = any($2)', {
    internal: 'id',
    'exported retained': 'order_id state created_at',
    erased: 'form_token',
  }),
  table('payment_events', 'order_id = any($2)', {
    'exported retained': 'order_id transaction_uuid detailed_status status amount_cents source received_at',
  }),
  table('mails', 'order_id is null and id = any($4)', {
    // Messages of the contact form are exported as messages.
    erased: 'id kind due_at attempts unknown_outcomes refused_at shipment_id',
    'exported erased': 'customer_id content created_at sent_at',
  }),
  // They prevent an order email from being sent twice.
  table('mails', 'order_id = any($2)', {
    'exported retained': 'order_id kind created_at',
    internal: 'shipment_id',
    'exported erased': 'customer_id',
  }),
  // Responses to repeated writes, stored for two days: copies of data in other tables.
  table('idempotent_answers', 'owner = any($1::text[])', {
    erased: 'owner key request status body started_at',
  }),
];

/** Tables without personal data. Rate limits store only hashes, for a short time. */
export const tablesWithoutPersons = [
  'catalogue_changes',
  'categories',
  'job_leases',
  'list_prices',
  'pictures',
  'products',
  'replacements',
  'search_synonyms',
  'search_words',
  'signing_keys',
  'stock',
  'subcategories',
  'throttles',
  'volume_prices',
];
