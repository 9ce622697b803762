import type { Invitation } from '@yayan/api-client';
import { FigurePlate, formatCount } from '@yayan/ui';

/** How many friends joined, and the coins earned. */
export function InviteTotals({ invitation: { invited, earned, pending } }: { invitation: Invitation }) {
  return (
    <FigurePlate
      figures={[
        { name: '已邀请（人）', value: formatCount(invited) },
        { name: '已到账（金币）', value: formatCount(earned) },
        { name: '待入账（金币）', value: formatCount(pending) },
      ]}
    />
  );
}
