import { ButtonLink, StatePanel } from '@yayan/ui';
import { useDiscussionPlace } from './discussion-place.ts';

/**
 * Shown to a respondent whose group was archived while they were inside: it has ended, and they can still take back what they
 * share with the hosts (rules 6.7 and 6.43).
 */
export function GroupArchived({ isPart = false }: { isPart?: boolean }) {
  const { myGroupsHref } = useDiscussionPlace();
  return (
    <StatePanel
      stage="seed"
      title="讨论已结束，小组已归档"
      heading={!isPart}
      action={
        <ButtonLink href={myGroupsHref} variant="light">
          去我的讨论
        </ButtonLink>
      }
    >
      谢谢你的参与。里面的内容不再开放查看。勾选给主持人看的资料，随时可以在「我的讨论」里收回。
    </StatePanel>
  );
}
