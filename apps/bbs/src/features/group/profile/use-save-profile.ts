import { useQueryClient } from '@tanstack/react-query';
import { getGetGroupMeQueryKey, type Group, useUpdateGroupProfile } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { useState } from 'react';

interface Profile {
  nickname: string;
  /** Name of a preset; without one the present picture stays. */
  avatar: string | undefined;
}

/** What stood in the way. */
interface Refused {
  nickname?: string | undefined;
  /** The consent text has changed meanwhile and has to be read again. */
  consent: boolean;
}

/** Saves nickname and picture together with the consent that was shown; resolves to what stood in the way, if anything. */
export const useSaveProfile = ({ hash, consent }: Group) => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useUpdateGroupProfile();
  const [failure, setFailure] = useState<string>();

  const submit = async ({ nickname, avatar }: Profile): Promise<Refused | undefined> => {
    setFailure(undefined);
    const data = { nickname, rulesAccepted: true, consentVersion: consent.version } as const;
    try {
      await mutateAsync({ hash, data: avatar === undefined ? data : { ...data, avatar } });
    } catch (error) {
      const concernsNickname =
        isRefusal(error, 'NICKNAME_TAKEN', 21002) ||
        isRefusal(error, 'NICKNAME_INVALID', 21001) ||
        isRefusal(error, 'NICKNAME_RESERVED', 21013);
      if (concernsNickname) return { nickname: failureText(error), consent: false };
      const isOutdated = isRefusal(error, 'GROUP_CONSENT_REQUIRED', 25011);
      if (isOutdated) await client.invalidateQueries({ queryKey: getGetGroupMeQueryKey() });
      setFailure(isOutdated ? '知情同意书有更新，请重新阅读并同意' : failureText(error));
      return { consent: isOutdated };
    }
    await client.invalidateQueries();
    return undefined;
  };

  return { submit, isPending, failure };
};
