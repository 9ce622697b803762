import { failureText, type SaveViewRequest } from '@yayan/console-client';
import { Alert, Button, Modal, Switch, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../session/toaster.ts';
import type { ViewsOf } from './use-views.ts';
import classes from './SaveViewDialog.module.css';

interface SaveViewDialogProps {
  opened: boolean;
  onClose: () => void;
  save: ViewsOf['save'];
  /** What the list shows now. */
  shown: Pick<SaveViewRequest, 'filters' | 'columns'>;
  /** The names of my views, which saving replaces. */
  ownNames: readonly string[];
}

/** Saves the filters and columns of a list under a name. */
export function SaveViewDialog({ opened, onClose, ...rest }: SaveViewDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="存为视图"
      closeButtonProps={{ 'aria-label': '关闭' }}
      keepMounted={false}
    >
      <SaveViewForm {...rest} onClose={onClose} />
    </Modal>
  );
}

function SaveViewForm({ onClose, save, shown, ownNames }: Omit<SaveViewDialogProps, 'opened'>) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const given = name.trim();
  const submit = (): void =>
    save.mutate(
      { ...shown, name: given, isShared },
      {
        onSuccess: () => {
          toaster.success(`已存为视图：${given}`);
          onClose();
        },
      },
    );
  return (
    <form
      className={classes['root']}
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '' && !save.isPending) submit();
      }}
    >
      <TextInput
        label="名字"
        description={ownNames.includes(given) ? '会替换你同名的视图。' : '存下现在的筛选和列。'}
        maxLength={30}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Switch
        label="同事也能用"
        description="共享和删除共享都记进操作记录。"
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      {save.error ? (
        <Alert color="seal" role="alert">
          {failureText(save.error)}
        </Alert>
      ) : null}
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose}>
          取消
        </Button>
        <Button type="submit" loading={save.isPending} disabled={given === ''}>
          保存
        </Button>
      </div>
    </form>
  );
}
