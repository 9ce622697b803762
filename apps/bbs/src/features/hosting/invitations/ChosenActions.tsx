import {
  GroupInvitationState,
  type GroupInvitation,
  GroupLife,
  GroupRole,
  sendInvitations,
  tagPeople,
  withdrawInvitations,
} from '@yayan/api-client';
import { useListPeopleTags } from '@yayan/api-client/react';
import { Button, ConfirmDialog, Menu } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import classes from './Invitations.module.css';
import { usePeopleChange } from './use-people-change.ts';

interface ChosenActionsProps {
  groupId: string;
  life: GroupLife;
  people: readonly GroupInvitation[];
  onDone: () => void;
}

type Send = () => Promise<unknown>;

/** The actions for the chosen people; renders nothing while none is chosen. */
export function ChosenActions({ groupId, life, people, onDone }: ChosenActionsProps) {
  const [asking, setAsking] = useState(false);
  const tags = useListPeopleTags(groupId).data?.items ?? [];
  const change = usePeopleChange(groupId, (send: Send) => send());
  if (people.length === 0) return null;
  const run = (said: string, send: Send): void =>
    change.mutate(send, {
      onSuccess: () => {
        toaster.success(said);
        setAsking(false);
        onDone();
      },
    });
  const ids = people.map(({ id }) => id);
  const respondents = people.filter(({ role }) => role === GroupRole.Respondent).map(({ id }) => id);
  const standing = people
    .filter(({ state }) => state === GroupInvitationState.Waiting || state === GroupInvitationState.Entered)
    .map(({ id }) => id);
  const mark = (tagId: string, name: string, tagged: boolean): void =>
    run(tagged ? `已加标签“${name}”` : `已去掉标签“${name}”`, () =>
      tagPeople(groupId, { tagId, personIds: respondents, tagged }),
    );
  const inviting = life === GroupLife.Inviting || life === GroupLife.Open;
  return (
    <section className={classes['actions']} aria-label="对选中的人">
      <span>选中 {people.length} 人</span>
      {inviting ? (
        <Button
          size="sm"
          variant="default"
          loading={change.isPending}
          onClick={() => run('已再次通知可以通知的人', () => sendInvitations(groupId, { ids }))}
        >
          再次通知
        </Button>
      ) : null}
      {tags.length > 0 && respondents.length > 0 ? (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="sm" variant="default">
              标签
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {tags.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => mark(id, name, true)}>
                加“{name}”
              </Menu.Item>
            ))}
            {tags.map(({ id, name }) => (
              <Menu.Item key={id} color="seal" onClick={() => mark(id, name, false)}>
                去掉“{name}”
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {standing.length > 0 && life !== GroupLife.Archived ? (
        <Button size="sm" variant="light" color="seal" onClick={() => setAsking(true)}>
          撤回邀请
        </Button>
      ) : null}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => run('邀请已撤回', () => withdrawInvitations(groupId, { ids: standing }))}
        title={`撤回 ${standing.length} 人的邀请？`}
        confirmLabel="撤回邀请"
        danger
        pending={change.isPending}
      >
        他们马上不能再进入讨论小组，已写的内容会保留。你自己的不会撤回。
      </ConfirmDialog>
    </section>
  );
}
