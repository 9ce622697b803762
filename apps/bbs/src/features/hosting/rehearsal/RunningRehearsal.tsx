import { endRehearsal, type Rehearsal, startRehearsal } from '@yayan/api-client';
import { useCreateRehearsalTicket } from '@yayan/api-client/react';
import { Alert, Button, ConfirmDialog, FactList, formatMoment } from '@yayan/ui';
import { useState } from 'react';
import classes from '../frame/HostingCard.module.css';
import { RehearsalOutcome } from './RehearsalOutcome.tsx';
import { useRehearsalChange } from './use-rehearsal-change.ts';

/** The texts of the confirmation before each step. */
const questions = {
  again: {
    title: '重新彩排？',
    label: '重新彩排',
    text: '现在这场彩排会删除，包括你在里面打的标签和写的追问，然后按最新的提纲再来一场。',
  },
  end: {
    title: '结束彩排？',
    label: '结束彩排',
    text: '示例回答，以及你在里面打的标签和写的追问，都会删除，不能恢复。',
  },
} as const;

/** A rehearsal whose respondents have answered: links to enter it, start again or end it. */
export function RunningRehearsal({ groupId, rehearsal }: { groupId: string; rehearsal: Rehearsal }) {
  const [step, setStep] = useState<keyof typeof questions>('end');
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);
  const again = useRehearsalChange(groupId, (id) => startRehearsal(id));
  const end = useRehearsalChange(groupId, (id) => endRehearsal(id));
  const ask = (what: keyof typeof questions): void => {
    setStep(what);
    setOpened(true);
  };
  const { title, label, text } = questions[step];
  const change = step === 'end' ? end : again;
  return (
    <section className={classes['card']} aria-label="彩排">
      {rehearsal.guideChanged ? (
        <Alert color="gold">彩排开始后，设置或提纲改过。重新彩排，才看得到最新的内容。</Alert>
      ) : null}
      <FactList
        facts={[
          ['示例受访者', `${rehearsal.respondents} 人`],
          ['回答', `${rehearsal.answers} 条`],
          ['开始', formatMoment(rehearsal.startedAt)],
          ['自动结束', formatMoment(rehearsal.endsAt)],
        ]}
      />
      <RehearsalOutcome report={rehearsal.report} />
      <div className={classes['actions']}>
        <EnterRehearsal groupId={groupId} hash={rehearsal.hash} />
        <Button variant="default" onClick={() => ask('again')}>
          重新彩排
        </Button>
        <Button variant="light" color="seal" onClick={() => ask('end')}>
          结束彩排
        </Button>
      </div>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        onConfirm={() => {
          if (opened) change.mutate(undefined, { onSettled: close });
        }}
        title={title}
        confirmLabel={label}
        danger={step === 'end'}
        pending={change.isPending}
      >
        {text}
      </ConfirmDialog>
    </section>
  );
}

/** The rehearsal has a session of its own, so the browser loads a new page. */
function EnterRehearsal({ groupId, hash }: { groupId: string; hash: string }) {
  const ticket = useCreateRehearsalTicket();
  return (
    <Button
      loading={ticket.isPending}
      onClick={() =>
        ticket.mutate(
          { groupId },
          { onSuccess: (made) => globalThis.location.assign(`/bbs/${hash}#ticket=${made.ticket}`) },
        )
      }
    >
      进入彩排
    </Button>
  );
}
