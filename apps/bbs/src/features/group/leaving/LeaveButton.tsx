import { type GroupMe, GroupOpenState, GroupRole } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import { lazy, Suspense, useState } from 'react';
import { viewedRespondent } from '../../../shell/client/view-as.ts';

const LeaveSheet = lazy(async () => ({ default: (await import('./LeaveSheet.tsx')).LeaveSheet }));

/** Whether the signed-in person can leave: a respondent, while the group is open (rule 6.54). */
export const canLeave = ({ identity, group }: GroupMe): boolean =>
  identity.role === GroupRole.Respondent &&
  group.state === GroupOpenState.Open &&
  viewedRespondent === undefined;

/** Opens the sheet that says what leaving the group means. */
export function LeaveButton({ me, label }: { me: GroupMe; label: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="subtle" color="seal" onClick={() => setOpened(true)}>
        {label}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <LeaveSheet me={me} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
