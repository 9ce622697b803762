import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import { selectBenefit } from '../catalogue/benefit-store.ts';

/** When the planned sale of a benefit began and ended. While operators have it off sale, neither happens. */
export const benefitEvents: EventsOf = async (db, benefitId) => {
  const benefit = await selectBenefit(db, benefitId);
  if (benefit === undefined || !benefit.onSale) return [];
  return [...eventAt(benefit.saleFrom, { text: '开售' }), ...eventAt(benefit.saleUntil, { text: '停售' })];
};
