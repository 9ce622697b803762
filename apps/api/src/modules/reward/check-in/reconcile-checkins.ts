import { paidCheck } from '../../ledger/reconcile/paid-check.ts';
import { checkinKey } from './checkin.ts';
import { readAllCheckins, type StoredCheckin } from './checkin-store.ts';

/** For `yayan reconcile`: what every check-in says it paid is what the ledger paid. */
export const checkinsPaid = paidCheck<StoredCheckin>({
  name: 'every check-in has paid what it says',
  read: readAllCheckins,
  paid: ({ memberId, day, coins }) => ({
    memberId,
    key: checkinKey(memberId, day),
    coins,
    what: `check-in of ${day}`,
  }),
});
