import { useQueryClient } from '@tanstack/react-query';
import { changeConsignees, isRefusal } from '@yayan/api-client';
import { getListConsigneesQueryKey } from '@yayan/api-client/react';
import { ApiError } from '@yayan/auth';
import { failureText, noteShown, retryWithFreshKey } from '@yayan/site';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { invalidateBenefits } from '../frame/invalidate-benefits.ts';
import { type AddressDraft, type AddressProblems, refusedFields } from './address-draft.ts';

/** Saves an address. Refused fields get a message each, other errors become one text. */
export const useSaveAddress = (id: string | undefined, onSaved: () => void) => {
  const queries = useQueryClient();
  const [pending, setPending] = useState(false);
  const save = async (
    draft: AddressDraft,
  ): Promise<{ problems: AddressProblems; message: string } | undefined> => {
    setPending(true);
    try {
      const list = await retryWithFreshKey(async (freshKey) =>
        changeConsignees({
          action: 'save',
          ...(id && { id }),
          ...(draft.mobile !== '' && { mobile: await encryptField(draft.mobile, { freshKey }) }),
          name: draft.name.trim(),
          regionCode: draft.regionCode,
          detail: draft.detail.trim(),
          isDefault: draft.isDefault,
        }),
      );
      queries.setQueryData(getListConsigneesQueryKey(), list);
      void invalidateBenefits(queries);
      toaster.success('地址已保存');
      onSaved();
      return undefined;
    } catch (error) {
      noteShown(error);
      const problems: AddressProblems =
        error instanceof ApiError && isRefusal(error, 'ADDRESS_INVALID')
          ? refusedFields(error.data)
          : isRefusal(error, 'MOBILE_INVALID')
            ? { mobile: failureText(error) }
            : {};
      return { problems, message: Object.keys(problems).length > 0 ? '' : failureText(error) };
    } finally {
      setPending(false);
    }
  };
  return { pending, save };
};
