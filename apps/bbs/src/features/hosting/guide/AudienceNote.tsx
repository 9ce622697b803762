import { useListPeopleTags } from '@yayan/api-client/react';
import classes from './GuideEditor.module.css';

/** Says that a topic is for respondents with a tag only. */
export function AudienceNote({ groupId, tagId }: { groupId: string; tagId: string }) {
  const tag = useListPeopleTags(groupId).data?.items.find(({ id }) => id === tagId);
  return (
    <p className={classes['note']}>{tag ? `只给有“${tag.name}”标签的 ${tag.people} 人看` : '只给部分人看'}</p>
  );
}
