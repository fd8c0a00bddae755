import type { OrderReport } from '../../import/order-reports';
import { daysLater, parisDay } from '../../paris-time';
import { api } from '../../testing/api';
import { applyReports } from '../apply-report';

export const today = parisDay(new Date());
export const dayBefore = (days: number) => parisDay(daysLater(new Date(), -days));
/** A report, of which `report` fills in the rest. */
export type Given = Partial<OrderReport> & Pick<OrderReport, 'state'>;

/** Applies reports on one order. @returns what is said of each, then the counts */
export async function report(order: string, ...given: Given[]): Promise<string[]> {
  const none = { carrier: null, trackingNumber: null, trackingUrl: null, articles: new Map() };
  const reports = given.map((each, index) => ({
    ...none,
    position: `Ligne ${index + 2}`,
    order,
    on: today,
    ...each,
  }));
  const said: string[] = [];
  await applyReports(api.database.db, { name: 'f.csv', reports }, (line) =>
    said.push(line.replace(/\s/g, ' ')),
  );
  return said;
}

export const parcel = (trackingNumber: string | null, articles: Record<string, number> = {}): Given => ({
  state: 'shipped',
  carrier: 'Colis Sud',
  trackingNumber,
  trackingUrl: 'https://suivi.example/8X1',
  articles: new Map(Object.entries(articles)),
});

/** The cancellation of a part of an order. */
export const part = (articles: Record<string, number>, on = today): Given => ({
  state: 'cancelled',
  on,
  articles: new Map(Object.entries(articles)),
});
