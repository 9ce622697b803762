import { useMutation } from '@tanstack/react-query';
import { bindSns, type SnsBindResult } from '@yayan/api-client';
import { retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../../shell/client/encrypt-field.ts';

interface BindByCode {
  bindTicket: string;
  mobile: string;
  code: string;
}

/** Proves a mobile for the waiting third-party account by a code. Resolves to what comes next. */
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

/** Binds the third-party account to the account that the mobile already has. */
export const useBindByMerge = () =>
  useMutation({ mutationFn: (mergeTicket: string) => bindSns({ by: 'merge', mergeTicket }) });
