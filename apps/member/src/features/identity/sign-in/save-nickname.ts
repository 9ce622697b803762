import { changeNickname } from '@yayan/api-client';
import { getGetAccountQueryKey } from '@yayan/api-client/react';
import { storedNickname } from '@yayan/site';
import { queryClient, toaster } from '../../../shell/client/client.ts';

/** Saves the nickname that a new member kept. If it is taken or reserved, they get ours and a note where to change it. */
export const saveNickname = async (typed: string): Promise<void> => {
  const nickname = storedNickname(typed);
  if (nickname === '') return;
  try {
    await changeNickname({ nickname }, { quiet: true });
    await queryClient.invalidateQueries({ queryKey: getGetAccountQueryKey() });
  } catch {
    toaster.info('这个昵称没用上，可在账号设置换一个');
  }
};
