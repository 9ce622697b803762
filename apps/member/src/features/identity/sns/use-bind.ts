import { useMutation } from '@tanstack/react-query';
import { bindSns, type SnsBindResult } from '@yayan/api-client';
import { retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../../shell/client/encrypt-field.ts';

interface BindByCode {
  bindTicket: string;
  mobile: string;
  code: string;
}

/** Offers a proven mobile for the waiting third-party account. */
export const useBindByCode = () =>
  useMutation({
    mutationFn: ({ bindTicket, mobile, code }: BindByCode): Promise<SnsBindResult> =>
      retryWithFreshKey(async (freshKey) =>
        bindSns({
          by: 'code',
          bindTicket,
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(code),
        }),
      ),
  });

/** Says yes to binding it to the account that the mobile has. */
export const useBindByMerge = () =>
  useMutation({ mutationFn: (mergeTicket: string) => bindSns({ by: 'merge', mergeTicket }) });
