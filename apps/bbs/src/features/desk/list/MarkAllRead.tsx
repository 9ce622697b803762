import { useQueryClient } from '@tanstack/react-query';
import { Button, ConfirmDialog } from '@yayan/ui';
import { failureText } from '@yayan/site';
import { useState } from 'react';
import { readEverything } from '../actions/read-everything.ts';
import classes from './Notes.module.css';

/** Marks everything that is unread as read, after a question: it can't be undone. */
export function MarkAllRead() {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await readEverything();
      setOpened(false);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setPending(false);
      await client.invalidateQueries();
    }
  };
  return (
    <p className={classes['note']}>
      <span>只看未读的回答</span>
      <Button variant="subtle" size="compact-md" mih={44} onClick={() => setOpened(true)}>
        全部标为已读
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={() => {
          if (opened) void read();
        }}
        title="全部标为已读？"
        confirmLabel="全部标为已读"
        pending={pending}
      >
        讨论小组里所有未读的回答都会标为已读，作者会看到“主持人已看”。不能撤销。
        <output>{failure}</output>
      </ConfirmDialog>
    </p>
  );
}
