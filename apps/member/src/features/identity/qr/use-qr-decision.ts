import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmQrLogin, refuseQrLogin } from '@yayan/api-client';

const decisions = { confirmed: confirmQrLogin, refused: refuseQrLogin } as const;

export type QrDecision = keyof typeof decisions;

/**
 * Confirms or refuses the scanned code, with one decision at a time. The second press of a double press comes before the
 * buttons are drawn as busy, and a ticket works once.
 */
export const useQrDecision = (ticket: string) => {
  const queries = useQueryClient();
  const mutationKey = ['decideQrLogin', ticket];
  const { mutate, ...decision } = useMutation({
    mutationKey,
    mutationFn: (decided: QrDecision) => decisions[decided]({ ticket }),
  });
  const decide = (decided: QrDecision): void => {
    if (queries.isMutating({ mutationKey }) === 0) mutate(decided);
  };
  return { ...decision, decide };
};
