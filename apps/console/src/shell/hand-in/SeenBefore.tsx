import { IconAlertTriangle } from '@tabler/icons-react';
import type { HandInSeenBefore } from '@yayan/console-client';
import { Alert, formatMoment } from '@yayan/ui';
import { memberTitle } from '../audit/member-title.ts';
import { ObjectLink } from '../audit/ObjectLink.tsx';
import classes from './Pictures.module.css';

/** Other submissions with a photo that looks like this one. */
export function SeenBefore({ seenBefore }: { seenBefore: readonly HandInSeenBefore[] }) {
  if (seenBefore.length === 0) return null;
  return (
    <Alert color="gold" icon={<IconAlertTriangle aria-hidden />} title="很像以前交过的照片">
      <ul className={classes['seen']}>
        {seenBefore.map(({ handInId, taskTitle, memberId, memberCode, sameMember, submittedAt }) => (
          <li key={handInId}>
            {sameMember ? (
              '同一位会员'
            ) : (
              <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
            )}
            {submittedAt === null ? '' : ` ${formatMoment(submittedAt)} `}
            <ObjectLink kind="handIn" subject={handInId} title={`交给《${taskTitle}》`} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
