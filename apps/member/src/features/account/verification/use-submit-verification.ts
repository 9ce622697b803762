import { useQueryClient } from '@tanstack/react-query';
import { AdultStatus, type IdVerification, submitIdVerification } from '@yayan/api-client';
import { getGetAccountQueryKey, getGetIdVerificationQueryKey } from '@yayan/api-client/react';
import { failureText, retryWithFreshKey } from '@yayan/site';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { invalidateBenefits } from '../frame/invalidate-benefits.ts';

/** Sends name and number with the consent to that version of the text, and shows the outcome. */
export const useSubmitVerification = (
  consentVersion: string,
  onDone: (status: IdVerification['status']) => void,
) => {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (name: string, idNumber: string): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
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
      if (state.status === AdultStatus.Valid) toaster.success('实名认证已通过');
      if (state.status === AdultStatus.PendingReview) toaster.success('已提交，正在审核');
      onDone(state.status);
    } catch (error) {
      setProblem(failureText(error));
      // The server counts refused tries, so fetch the remaining number.
      await queries.invalidateQueries({ queryKey: getGetIdVerificationQueryKey() });
    } finally {
      setPending(false);
    }
  };
  return { pending, problem, send };
};
