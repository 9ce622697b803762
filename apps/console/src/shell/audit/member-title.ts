import { shortened } from './shortened.ts';

/** A member's code; for one who closed their account, that they did, with the short id that tells them from others. */
export const memberTitle = ({
  memberId,
  memberCode,
}: {
  memberId: string;
  memberCode: string | null;
}): string => memberCode ?? `已注销用户 ${shortened(memberId)}`;
