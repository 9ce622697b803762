import { useQueryClient } from '@tanstack/react-query';
import { Button, ConfirmDialog } from '@yayan/ui';
import { useAction } from '@yayan/site';
import { useState } from 'react';
import { readEverything } from '../actions/read-everything.ts';
import classes from './Notes.module.css';

/** Marks everything as read after a confirmation, because it can't be undone. */
export function MarkAllRead() {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const {
    run: read,
    isPending,
    failure,
  } = useAction(
    async () => {
      await readEverything();
      setOpened(false);
      void client.invalidateQueries();
    },
    // Some of it may have been marked.
    { onError: () => void client.invalidateQueries() },
  );
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
        pending={isPending}
      >
        讨论小组里所有未读的回答都会标为已读，作者会看到“主持人已看”。不能撤销。
        <output>{failure}</output>
      </ConfirmDialog>
    </p>
  );
}
