import { GroupMediaKind } from '@yayan/api-client';
import {
  useListResponseAttributes,
  useListResponseTags,
  useListResponseTopics,
} from '@yayan/api-client/react';
import { Button, ChipFilter, Switch } from '@yayan/ui';
import { AttributeFilter } from './AttributeFilter.tsx';
import { type DeskFilter, emptyFilter, isFiltered, toggled } from './desk-filter.ts';
import classes from './FilterPane.module.css';
import { TagFilter } from './TagFilter.tsx';
import { TopicFilter } from './TopicFilter.tsx';

interface FilterPaneProps {
  filter: DeskFilter;
  onChange: (filter: DeskFilter) => void;
  /** Only hosts see deleted answers. */
  isHost: boolean;
}

const mediaChoices = [
  { value: '', label: '不限' },
  { value: GroupMediaKind.Image, label: '图片' },
  { value: GroupMediaKind.Video, label: '视频' },
  { value: GroupMediaKind.Audio, label: '录音' },
  { value: GroupMediaKind.File, label: '文件' },
];
const askedChoices = [
  { value: '', label: '不限' },
  { value: 'no', label: '还没追问' },
  { value: 'yes', label: '追问过' },
];

/** A filter without these keys. */
const without = (filter: DeskFilter, ...keys: (keyof DeskFilter)[]): DeskFilter => {
  const { tagIds, attributes, ...rest } = filter;
  const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => !keys.some((one) => one === key)));
  return { ...kept, tagIds, attributes };
};

/** The filters of the answers. Answers match any choice of one kind, and all kinds with a choice (rule 6.21). */
export function FilterPane({ filter, onChange, isHost }: FilterPaneProps) {
  const topics = useListResponseTopics().data?.items ?? [];
  const tags = useListResponseTags().data?.items ?? [];
  const attributes = useListResponseAttributes().data?.items ?? [];
  const turn = (key: 'starred' | 'unread' | 'deleted', on: boolean): void =>
    onChange({ ...without(filter, key), ...(on && { [key]: true }) });
  return (
    <div className={classes['root']}>
      <Button
        variant="subtle"
        disabled={!isFiltered(filter)}
        onClick={() => onChange(emptyFilter(filter))}
        className={classes['clear'] ?? ''}
      >
        清空筛选
      </Button>
      <TopicFilter
        topics={topics}
        topicId={filter.topicId}
        sectionId={filter.sectionId}
        onChoose={(place) => onChange({ ...without(filter, 'topicId', 'sectionId'), ...place })}
      />
      <section className={classes['part']} aria-label="状态">
        <Switch
          label="只看未读"
          checked={filter.unread === true}
          onChange={(event) => turn('unread', event.currentTarget.checked)}
        />
        <Switch
          label="只看我标星的"
          checked={filter.starred === true}
          onChange={(event) => turn('starred', event.currentTarget.checked)}
        />
        {isHost ? (
          <Switch
            label="已删除的回答"
            checked={filter.deleted === true}
            onChange={(event) => turn('deleted', event.currentTarget.checked)}
          />
        ) : null}
      </section>
      <ChipFilter
        label="追问"
        labelled
        wraps
        choices={askedChoices}
        value={filter.hasFollowUp === undefined ? '' : filter.hasFollowUp ? 'yes' : 'no'}
        onChange={(value) =>
          onChange({
            ...without(filter, 'hasFollowUp'),
            ...(value !== '' && { hasFollowUp: value === 'yes' }),
          })
        }
      />
      <ChipFilter
        label="附件"
        labelled
        wraps
        choices={mediaChoices}
        value={filter.media ?? ''}
        onChange={(value) => {
          const media = Object.values(GroupMediaKind).find((kind) => kind === value);
          onChange({ ...without(filter, 'media'), ...(media && { media }) });
        }}
      />
      <TagFilter
        tags={tags}
        chosen={filter.tagIds}
        onToggle={(id) => onChange({ ...filter, tagIds: toggled(filter.tagIds, id) })}
      />
      <AttributeFilter
        attributes={attributes}
        chosen={filter.attributes}
        onToggle={(pair) => onChange({ ...filter, attributes: toggled(filter.attributes, pair) })}
      />
    </div>
  );
}
