import { GroupMediaKind, GroupRole } from '@yayan/api-client';
import { useListGroupMembers, useListResponseTopics } from '@yayan/api-client/react';
import { NativeSelect, SegmentedControl } from '@yayan/ui';
import classes from './GalleryPage.module.css';
import type { GalleryFilterValues } from './use-gallery-filter.ts';

interface GalleryFilterProps {
  filter: GalleryFilterValues;
  onNarrow: (name: 'topic' | 'person' | 'kind', value: string) => void;
  total: number | undefined;
  /** Hosts and observers can also filter by topic and person. */
  isStaff: boolean;
}

const kinds = [
  { value: '', label: '全部' },
  { value: GroupMediaKind.Image, label: '图片' },
  { value: GroupMediaKind.Video, label: '视频' },
  { value: GroupMediaKind.Audio, label: '录音' },
];

/** The filters of the gallery, and the number of files. */
export function GalleryFilter({ filter, onNarrow, total, isStaff }: GalleryFilterProps) {
  return (
    <div className={classes['filter']}>
      <SegmentedControl
        aria-label="按类型筛选"
        data={kinds}
        value={filter.kind ?? ''}
        onChange={(value) => onNarrow('kind', value)}
      />
      {isStaff ? <StaffFilter filter={filter} onNarrow={onNarrow} /> : null}
      <output className={classes['total']}>{total === undefined ? '' : `共 ${total} 个`}</output>
    </div>
  );
}

function StaffFilter({ filter, onNarrow }: Pick<GalleryFilterProps, 'filter' | 'onNarrow'>) {
  const topics = useListResponseTopics().data?.items ?? [];
  const people = useListGroupMembers().data?.items ?? [];
  return (
    <>
      <NativeSelect
        aria-label="按话题筛选"
        data={[
          { value: '', label: '全部话题' },
          ...topics.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={filter.topicId ?? ''}
        onChange={(event) => onNarrow('topic', event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="按受访者筛选"
        data={[
          { value: '', label: '全部受访者' },
          ...people
            .filter(({ role }) => role === GroupRole.Respondent)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.memberId ?? ''}
        onChange={(event) => onNarrow('person', event.currentTarget.value)}
      />
    </>
  );
}
