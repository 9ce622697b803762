import { paidCheck } from '../../ledger/module.ts';
import { checkinKey } from './checkin.ts';
import { readAllCheckins, type StoredCheckin } from '../streak/checkin-store.ts';

/** A reconcile check: the ledger's transfers match the stored check-ins. */
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
