import type { GroupMemberDetail } from '@yayan/api-client';
import { useGetGroupMember } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import {
  Avatar,
  Button,
  ButtonLink,
  type Fact,
  FactList,
  formatPast,
  Sheet,
  SkeletonDetail,
  StatePanel,
} from '@yayan/ui';
import { startView } from '../../../shell/client/view-as.ts';
import classes from './People.module.css';

/** 未提供: what a respondent didn't agree to share (rule 6.21). */
const NOT_SHARED = '未提供';

const factsOf = ({
  attributes,
  progress,
  responseCount,
  joinedAt,
  lastSeenAt,
}: GroupMemberDetail): Fact[] => [
  ['回答', `${responseCount} 条`],
  progress ? ['进度', `已开放的 ${progress.total} 题答了 ${progress.answered} 题`] : null,
  progress && progress.followUpsOwed > 0 ? ['待回追问', `${progress.followUpsOwed} 个`] : null,
  ['加入', joinedAt === null ? '还没来过' : formatPast(joinedAt)],
  lastSeenAt === null ? null : ['最近来访', formatPast(lastSeenAt)],
  ...(attributes === null || attributes.length === 0
    ? ([['资料', NOT_SHARED]] satisfies Fact[])
    : attributes.map(({ label, value }): Fact => [label, value])),
];

interface PersonSheetProps {
  id: string;
  /** Whether hosts may view the group as this respondent (rule 6.39). */
  mayView: boolean;
  onClose: () => void;
}

/** 详情 of one person for hosts and observers: shared attributes, progress, and answers. */
export function PersonSheet({ id, mayView, onClose }: PersonSheetProps) {
  const query = useGetGroupMember({ memberId: id });
  return (
    <Sheet opened onClose={onClose} title="受访者详情">
      <QueryView
        query={query}
        skeleton={<SkeletonDetail />}
        notFound={<StatePanel stage="seed" title="这位受访者已不在讨论小组里" />}
      >
        {(person) => (
          <div className={classes['sheet']}>
            <div className={classes['head']}>
              <Avatar name={person.name} src={person.avatar} size={48} />
              <b>{person.name}</b>
            </div>
            <FactList facts={factsOf(person)} />
            <ButtonLink href={`/bbs-response?person=${person.id}`}>看 TA 的全部回答</ButtonLink>
            {mayView && person.joinedAt !== null ? (
              <Button variant="default" onClick={() => startView(person.id)}>
                看看 TA 看到的讨论小组
              </Button>
            ) : null}
          </div>
        )}
      </QueryView>
    </Sheet>
  );
}
