import { GroupLife, type GroupMove, type HostedGroup, moveHostedGroup } from '@yayan/api-client';
import { Button, ButtonLink, ConfirmDialog } from '@yayan/ui';
import { useState } from 'react';
import { useGroupChange } from '../frame/use-group-change.ts';
import classes from './GroupOverviewPage.module.css';
import { nextStep } from './moves.ts';

/** What comes next in a group's life, with a question before it that names what follows. */
export function NextMove({ group }: { group: HostedGroup }) {
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const change = useGroupChange(group.id, (move: GroupMove) => moveHostedGroup(group.id, { move }));
  const step = nextStep(group);
  if (!step) return <p className={classes['lead']}>讨论组已归档，只能查看。</p>;
  const isUnwritten = group.life === GroupLife.Draft && group.counts.sections === 0;
  const isUnpaid =
    group.life === GroupLife.Closed && group.settings.plan !== null && group.pay.confirmedAt === null;
  return (
    <>
      <p className={classes['lead']}>{step.lead}</p>
      <div className={classes['actions']}>
        {isUnwritten ? (
          <ButtonLink href={`/hosting/${group.id}/guide`}>先写提纲</ButtonLink>
        ) : (
          <Button
            color={step.danger ? 'seal' : 'qing'}
            variant={step.danger ? 'light' : 'filled'}
            disabled={isUnpaid}
            onClick={() => setAsking(true)}
          >
            {step.label}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={() => change.mutate(step.move, { onSettled: close })}
        title={step.question}
        confirmLabel={step.label}
        danger={step.danger}
        pending={change.isPending}
      >
        <ul className={classes['list']}>
          {step.follows.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
