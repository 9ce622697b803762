import { type PeopleTagRequest, savePeopleTag } from '@yayan/api-client';
import { useListPeopleTags } from '@yayan/api-client/react';
import { Button, Form, StateBadge, TextInput } from '@yayan/ui';
import { FailedQuery } from '@yayan/site';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';
import { usePeopleChange } from './use-people-change.ts';

/** The tags of people in this group, and a field for a new one. Respondents never see them (rule 6.25). */
export function TagsSection({ groupId, fixed }: { groupId: string; fixed: boolean }) {
  const query = useListPeopleTags(groupId);
  const tags = query.data?.items ?? [];
  const [name, setName] = useState('');
  const save = usePeopleChange(groupId, (tag: PeopleTagRequest) => savePeopleTag(groupId, tag));
  const add = (): void => {
    if (name.trim() !== '') save.mutate({ id: newId(), name: name.trim() }, { onSuccess: () => setName('') });
  };
  return (
    <section className={shared['card']} aria-labelledby="tags-title">
      <h2 id="tags-title" className={shared['title']}>
        成员标签
      </h2>
      <p className={shared['note']}>
        {fixed
          ? '用来分组看回答，受访者看不到。讨论小组已归档，不能再改。'
          : '用来分组看回答，受访者看不到。在下面的名单里给人加标签。'}
      </p>
      {query.isError && query.data === undefined ? (
        <FailedQuery query={query} />
      ) : (
        <p className={classes['tags']}>
          {query.isSuccess && tags.length === 0 ? <span className={shared['note']}>还没有标签</span> : null}
          {tags.map((tag) => (
            <StateBadge key={tag.id} tone="teal" label={`${tag.name} · ${tag.people} 人`} />
          ))}
        </p>
      )}
      {fixed ? null : (
        <Form className={classes['inline']} onSubmit={add}>
          <TextInput
            label="新标签"
            maxLength={20}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={save.isPending} disabled={name.trim() === ''}>
            添加标签
          </Button>
        </Form>
      )}
    </section>
  );
}
