import { useQueryClient } from '@tanstack/react-query';
import { type Group, isRefusal, type SharedAttributesChoice } from '@yayan/api-client';
import {
  getGetGroupMeQueryKey,
  getGetSharedAttributesQueryKey,
  useUpdateGroupProfile,
} from '@yayan/api-client/react';
import { failureText, noteShown } from '@yayan/site';
import { useState } from 'react';

interface Profile {
  nickname: string;
  /** The name of a preset. Without it the avatar stays as it is. */
  avatar?: string | undefined;
  /** Whether the person agrees to text messages; undefined where there are none. */
  textsAllowed?: boolean | undefined;
  /** What hosts may see; without it the choice doesn't change. */
  sharedAttributes?: SharedAttributesChoice | undefined;
}

/** Why the server refused. */
interface ProfileRefusal {
  nickname?: string | undefined;
  /** The consent text has changed and has to be read again. */
  consent: boolean;
  /** The text about shared attributes has changed and has to be read again. */
  sharing: boolean;
}

/** Saves nickname and avatar with the consent version that was shown. Returns the refusal, if any. */
export const useSaveProfile = ({ hash, consent }: Group) => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useUpdateGroupProfile();
  const [failure, setFailure] = useState<string>();

  const submit = async (profile: Profile): Promise<ProfileRefusal | undefined> => {
    const { nickname, avatar, textsAllowed, sharedAttributes } = profile;
    setFailure(undefined);
    const data = {
      nickname,
      rulesAccepted: true,
      consentVersion: consent.version,
      ...(avatar !== undefined && { avatar }),
      ...(textsAllowed !== undefined && { textsAllowed }),
      ...(sharedAttributes !== undefined && { sharedAttributes }),
    } as const;
    try {
      await mutateAsync({ hash, data });
    } catch (error) {
      noteShown(error);
      const concernsNickname =
        isRefusal(error, 'NICKNAME_TAKEN') ||
        isRefusal(error, 'NICKNAME_INVALID') ||
        isRefusal(error, 'NICKNAME_RESERVED');
      if (concernsNickname) return { nickname: failureText(error), consent: false, sharing: false };
      const isOutdated = isRefusal(error, 'GROUP_CONSENT_REQUIRED');
      if (isOutdated) await client.invalidateQueries({ queryKey: getGetGroupMeQueryKey() });
      const sharing = isRefusal(error, 'SHARING_TEXT_CHANGED');
      if (sharing) await client.invalidateQueries({ queryKey: getGetSharedAttributesQueryKey(hash) });
      setFailure(isOutdated ? '知情同意书有更新，请重新阅读并同意' : failureText(error));
      return { consent: isOutdated, sharing };
    }
    await client.invalidateQueries();
    return undefined;
  };

  return { submit, isPending, failure };
};
