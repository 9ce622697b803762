import { useQueryClient } from '@tanstack/react-query';
import { AdultStatus, type IdVerification, submitIdVerification } from '@yayan/api-client';
import { getGetAccountQueryKey, getGetIdVerificationQueryKey } from '@yayan/api-client/react';
import { retryWithFreshKey, useAction } from '@yayan/site';
import { toaster } from '../../../shell/client/client.ts';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { invalidateBenefits } from '../frame/invalidate-benefits.ts';

/** Sends name and number with the consent to that version of the text, and shows the outcome. */
export const useSubmitVerification = (consentVersion: string, onDone: (state: IdVerification) => void) => {
  const queries = useQueryClient();
  const { run, isPending, failure } = useAction(
    async (name: string, idNumber: string) => {
      const state = await retryWithFreshKey(async (freshKey) =>
        submitIdVerification({
          name: await encryptField(name, { freshKey }),
          idNumber: await encryptField(idNumber, { freshKey }),
          consentVersion,
          consented: true,
        }),
      );
      queries.setQueryData(getGetIdVerificationQueryKey(), state);
      void invalidateBenefits(queries);
      await queries.invalidateQueries({ queryKey: getGetAccountQueryKey() });
      if (state.status === AdultStatus.Valid || state.adultOn !== null) toaster.success('实名认证已通过');
      if (state.status === AdultStatus.PendingReview) toaster.success('已提交，正在审核');
      onDone(state);
    },
    // The server counts refused tries, so fetch the remaining number.
    { onError: () => void queries.invalidateQueries({ queryKey: getGetIdVerificationQueryKey() }) },
  );
  return { pending: isPending, problem: failure, send: run };
};
