import { type DatabaseVariables, withDatabase } from '../../../tools/setup/testing/database.mjs';

/** `ended`: unpaid; `quantities`: of its lines. */
export type StoredOrder = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly ended: boolean;
  readonly quantities: readonly number[];
};

/** Every order since the demo data, whose newest is an hour old, as it is stored: who ordered which quantities, and whether it ended unpaid. */
export const readOrders = (variables: DatabaseVariables): Promise<StoredOrder[]> =>
  withDatabase(variables, (query) =>
    query<StoredOrder>(`select o.id, c.email_address as email, c.username, o.cancellation is not distinct from 'abandoned' as ended,
        coalesce((select array_agg(l.quantity::int) from order_lines l where l.order_id = o.id), '{}') as quantities
      from orders o join customers c on c.id = o.customer_id where o.created_at > now() - interval '50 minutes'`),
  );

/** Makes the payments old enough for the API to ask the provider about them by itself. */
export const letTimePass = (variables: DatabaseVariables) =>
  withDatabase(variables, async (query) => {
    await query(`update payment_attempts set created_at = created_at - interval '20 minutes'`);
    await query(`update orders set check_at = now() where check_at is not null`);
    await query('delete from job_leases');
  });
