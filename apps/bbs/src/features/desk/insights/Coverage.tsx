import { type CoverageCell, GroupOpenState, type VoiceCoverage } from '@yayan/api-client';
import { useGetVoiceCoverage, useListResponseAttributes } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, EmptyState, NativeSelect, SkeletonThread, VisuallyHidden } from '@yayan/ui';
import { useState } from 'react';
import classes from './Coverage.module.css';
import { reminderHref } from './reminder-href.ts';

const nameOf = (value: string | null, attribute: string): string =>
  value ?? (attribute === '' ? '全部受访者' : '未提供');

/** Colour of a cell. A topic that isn't open yet has none: nobody can have spoken. */
const levelOf = (
  { topicId, spoken, members }: CoverageCell,
  topics: VoiceCoverage['topics'],
): 'upcoming' | 'all' | 'none' | 'some' => {
  if (topics.find(({ id }) => id === topicId)?.state === GroupOpenState.Upcoming) return 'upcoming';
  if (spoken === members) return 'all';
  return spoken === 0 ? 'none' : 'some';
};

/**
 * Who has written about what: segments of one attribute by topics. A cell lists the respondents who haven't answered, and links
 * hosts to a reminder to exactly these.
 */
export function Coverage({ isHost }: { isHost: boolean }) {
  const [attribute, setAttribute] = useState('');
  const [open, setOpen] = useState<CoverageCell>();
  const attributes = useListResponseAttributes().data?.items ?? [];
  const query = useGetVoiceCoverage(attribute === '' ? {} : { attribute });
  const isOpen = query.data?.topics.find(({ id }) => id === open?.topicId)?.state !== GroupOpenState.Upcoming;
  return (
    <>
      <NativeSelect
        className={classes['choice'] ?? ''}
        label="按哪种属性分组"
        data={[
          { value: '', label: '不分组' },
          ...attributes.map(({ key, label }) => ({ value: key, label })),
        ]}
        value={attribute}
        onChange={(event) => {
          setAttribute(event.currentTarget.value);
          setOpen(undefined);
        }}
      />
      <QueryView query={query} skeleton={<SkeletonThread />}>
        {({ topics, values, cells }) =>
          topics.length === 0 || values.length === 0 ? (
            <EmptyState content="可以对照的话题和受访者" />
          ) : (
            <section className={classes['scroll']} aria-label="发言分布">
              <p className={classes['note']}>每格是说过话的人数和这一组的总人数，点一格看还没说话的人。</p>
              <table className={classes['table']}>
                <VisuallyHidden component="caption">各分组在每个话题说过话的人数</VisuallyHidden>
                <thead>
                  <tr>
                    <th scope="col">分组</th>
                    {topics.map(({ id, title, state }) => (
                      <th key={id} scope="col">
                        {title}
                        {state === GroupOpenState.Upcoming ? (
                          <span className={classes['upcoming']}>还没开放</span>
                        ) : null}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {values.map((value) => (
                    <tr key={value ?? ''}>
                      <th scope="row">{nameOf(value, attribute)}</th>
                      {cells
                        .filter((cell) => cell.value === value)
                        .map((cell) => (
                          <td key={cell.topicId}>
                            <button
                              type="button"
                              className={classes['cell']}
                              data-level={levelOf(cell, topics)}
                              aria-pressed={open === cell}
                              onClick={() => setOpen(cell)}
                            >
                              {cell.spoken} / {cell.members}
                            </button>
                          </td>
                        ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )
        }
      </QueryView>
      {open ? (
        <>
          <output className={classes['silent']}>
            {open.silent.length === 0
              ? '这一格的人都说过了'
              : `还没说话：${open.silent.map(({ name }) => name).join('、')}`}
          </output>
          {isHost && isOpen && open.silent.length > 0 ? (
            <ButtonLink
              href={reminderHref(
                open.silent.map(({ id }) => id),
                open.topicId,
              )}
              variant="light"
            >
              提醒这 {open.silent.length} 人
            </ButtonLink>
          ) : null}
        </>
      ) : null}
    </>
  );
}
