import { useQueryClient } from '@tanstack/react-query';
import type { Account, CheckinReceipt } from '@yayan/api-client';
import {
  getCheckHomeQueryKey,
  getGetAccountQueryKey,
  getGetCheckinQueryKey,
  getListCampaignsQueryKey,
  getListPointsQueryKey,
  useCheckIn as useCheckInCall,
} from '@yayan/api-client/react';
import { newIdempotencyKey } from '@yayan/auth';
import { useRef, useState } from 'react';

interface CheckInOptions {
  onPaid: (receipt: CheckinReceipt) => void;
}

/**
 * Checks in `today` (`YYYY-MM-DD`, as the server counts days), or makes up a missed day. One day has one key until the server
 * has answered, so that a second tap, or a retry after a lost answer, pays once. A page left open overnight makes a new key:
 * under yesterday's key the server would repeat yesterday's answer and leave today unsigned.
 */
export const useCheckIn = ({ onPaid }: CheckInOptions) => {
  const client = useQueryClient();
  const call = useCheckInCall();
  // Stays true until the strip shows the stamp: otherwise the button would offer the same day again.
  const [isPending, setPending] = useState(false);
  const intention = useRef<{ day: string; key: string }>(undefined);

  const refresh = async (): Promise<void> => {
    const keys = [
      getGetAccountQueryKey(),
      getGetCheckinQueryKey(),
      getListPointsQueryKey(),
      getCheckHomeQueryKey(),
      getListCampaignsQueryKey(),
    ];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

  const checkIn = async (today: string, makeUp?: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const day = makeUp ?? today;
    if (intention.current?.day !== day) intention.current = { day, key: newIdempotencyKey() };
    const idempotencyKey = intention.current.key;
    try {
      const receipt = await call.mutateAsync({ data: makeUp ? { makeUp } : {}, idempotencyKey });
      intention.current = undefined;
      client.setQueryData<Account>(
        getGetAccountQueryKey(),
        (account) => account && { ...account, coins: receipt.balance },
      );
      onPaid(receipt);
    } finally {
      await refresh().finally(() => setPending(false));
    }
  };
  return { checkIn, isPending, error: call.error };
};
