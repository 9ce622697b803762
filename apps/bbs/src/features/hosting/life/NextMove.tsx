import { GroupLife, type GroupMove, type HostedGroup, moveHostedGroup } from '@yayan/api-client';
import { Button, ButtonLink, ConfirmDialog } from '@yayan/ui';
import { type ReactNode, useState } from 'react';
import { useGroupChange } from '../frame/use-group-change.ts';
import classes from '../frame/HostingCard.module.css';
import { type NextStep, nextStep } from './moves.ts';

interface NextMoveProps {
  group: HostedGroup;
  /** What hosts do more often than this step, before its button. */
  before?: ReactNode;
}

/** The next step in a group's life, with a confirmation that names the consequences. */
export function NextMove({ group, before }: NextMoveProps) {
  const [opened, setOpened] = useState(false);
  /**
   * The step that the dialog asks about. It is kept while the dialog closes, because the group's next step has changed by then.
   */
  const [asked, setAsked] = useState<NextStep>();
  const close = (): void => setOpened(false);
  const change = useGroupChange(group.id, (move: GroupMove) => moveHostedGroup(group.id, { move }));
  const step = nextStep(group);
  if (!step) return <p className={classes['lead']}>讨论小组已归档，只能查看。</p>;
  const isUnwritten = group.life === GroupLife.Draft && group.counts.sections === 0;
  const isUnpaid =
    group.life === GroupLife.Closed && group.settings.plan !== null && group.pay.confirmedAt === null;
  return (
    <>
      <p className={classes['lead']}>{step.lead}</p>
      <div className={classes['actions']}>
        {before}
        {isUnwritten ? (
          <ButtonLink href={`/hosting/${group.id}/guide`}>先写提纲</ButtonLink>
        ) : (
          <Button
            color={step.danger ? 'seal' : 'qing'}
            variant={step.danger ? 'light' : 'filled'}
            disabled={isUnpaid}
            onClick={() => {
              setAsked(step);
              setOpened(true);
            }}
          >
            {step.label}
          </Button>
        )}
      </div>
      {asked ? (
        <ConfirmDialog
          opened={opened}
          onClose={close}
          onConfirm={() => {
            if (opened) change.mutate(asked.move, { onSettled: close });
          }}
          title={asked.question}
          confirmLabel={asked.label}
          danger={asked.danger}
          pending={change.isPending}
        >
          <ul className={classes['list']}>
            {asked.follows.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
