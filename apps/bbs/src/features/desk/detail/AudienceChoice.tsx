import { FollowUpAudience, type HostResponse } from '@yayan/api-client';
import { useGetHostTopic } from '@yayan/api-client/react';
import { followUpAudiences } from '@yayan/discussion';
import { SegmentedControl } from '@yayan/ui';

interface AudienceChoiceProps {
  answer: HostResponse;
  value: FollowUpAudience;
  onChange: (audience: FollowUpAudience) => void;
}

const note = { value: FollowUpAudience.BackRoom, label: '内部备注' };

const audienceOf = (value: string): FollowUpAudience =>
  Object.values(FollowUpAudience).find((one) => one === value) ?? FollowUpAudience.Everyone;

/** Who may see what a host writes under an answer. */
export function AudienceChoice({ answer, value, onChange }: AudienceChoiceProps) {
  const { data: topic } = useGetHostTopic({ topicId: answer.topicId });
  const section = topic?.sections.find(({ id }) => id === answer.sectionId);
  return (
    <SegmentedControl
      aria-label="谁能看到"
      data={[...followUpAudiences(section?.visibility), note]}
      value={value}
      onChange={(chosen) => onChange(audienceOf(chosen))}
    />
  );
}
