import { GroupLife, type HostedGroup } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { AttributeSheet } from './AttributeSheet.tsx';
import { InvitationList } from './InvitationList.tsx';
import { NumbersSheet } from './NumbersSheet.tsx';
import { TagsSection } from './TagsSection.tsx';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';

const leads: Partial<Record<GroupLife, string>> = {
  [GroupLife.Draft]: '草稿里先备好名单，开始邀请时一起通知。按属性邀请要等开始邀请以后。',
  [GroupLife.Closed]: '讨论小组已结束，不再邀请。',
  [GroupLife.Archived]: '讨论小组已归档，名单只能查看。',
};

/** The invited people (by number or by attributes), and their tags. */
export default function InvitationsPage() {
  return <HostedGroupFrame>{(group) => <Invitations group={group} />}</HostedGroupFrame>;
}

function Invitations({ group }: { group: HostedGroup }) {
  const [open, setOpen] = useState<'numbers' | 'attributes'>();
  const close = (): void => setOpen(undefined);
  const { id, life } = group;
  const isOver = life === GroupLife.Closed || life === GroupLife.Archived;
  const isPublished = life === GroupLife.Inviting || life === GroupLife.Open;
  return (
    <>
      {isOver ? null : (
        <div className={classes['actions']}>
          <Button onClick={() => setOpen('numbers')}>按手机号邀请</Button>
          <Button variant="default" disabled={!isPublished} onClick={() => setOpen('attributes')}>
            按属性邀请会员
          </Button>
        </div>
      )}
      <p className={shared['note']}>
        {leads[life] ??
          '有芽言账号的人会收到站内消息；其他人，请把讨论小组链接发给他们，用受邀手机号进入。同一个人最多通知 3 次，间隔 12 小时。'}
      </p>
      <TagsSection groupId={id} fixed={life === GroupLife.Archived} />
      <InvitationList group={group} />
      {open === 'numbers' ? <NumbersSheet groupId={id} onClose={close} /> : null}
      {open === 'attributes' ? <AttributeSheet groupId={id} onClose={close} /> : null}
    </>
  );
}
