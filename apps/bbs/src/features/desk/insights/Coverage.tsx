import { type CoverageCell, GroupOpenState, type VoiceCoverage } from '@yayan/api-client';
import { useGetVoiceCoverage, useListResponseAttributes } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, EmptyState, NativeSelect, SkeletonThread, VisuallyHidden } from '@yayan/ui';
import { useState } from 'react';
import classes from './Coverage.module.css';
import { reminderHref } from '../../../shell/client/reminder-href.ts';
import { TargetField } from './TargetField.tsx';

const nameOf = (value: string | null, attribute: string): string =>
  value ?? (attribute === '' ? '全部受访者' : '未提供');

/** How far a cell is from its target. */
const targetText = ({ spoken, target }: CoverageCell): string =>
  target !== null && spoken < target
    ? `目标 ${target}，差 ${target - spoken}`
    : `目标 ${target ?? 0}，已达到`;

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
  const [picked, setPicked] = useState<string>();
  const [second, setSecond] = useState('');
  const [chosen, setChosen] = useState<Pick<CoverageCell, 'topicId' | 'value'>>();
  const { data: shared, isPending: isAsking } = useListResponseAttributes();
  const attributes = shared?.items ?? [];
  // One row of everybody says little, so begin with the first attribute that respondents share.
  const attribute = picked ?? attributes[0]?.key ?? '';
  const split = {
    ...(attribute !== '' && { attribute }),
    ...(attribute !== '' && second !== '' && second !== attribute && { second }),
  };
  const query = useGetVoiceCoverage(split, { query: { enabled: !isAsking } });
  const open = query.data?.cells.find(
    ({ topicId, value }) => topicId === chosen?.topicId && value === chosen.value,
  );
  const choices = [
    ...attributes.map(({ key, label }) => ({ value: key, label })),
    ...(isHost ? [{ value: 'tag', label: '标签' }] : []),
  ];
  const isOpen = query.data?.topics.find(({ id }) => id === open?.topicId)?.state !== GroupOpenState.Upcoming;
  return (
    <>
      <div className={classes['choices']}>
        <NativeSelect
          className={classes['choice'] ?? ''}
          label="按哪种属性分组"
          data={[{ value: '', label: '不分组' }, ...choices]}
          value={attribute}
          onChange={(event) => {
            setPicked(event.currentTarget.value);
            setChosen(undefined);
          }}
        />
        {attribute === '' || choices.length < 2 ? null : (
          <NativeSelect
            className={classes['choice'] ?? ''}
            label="再按哪种属性交叉"
            data={[{ value: '', label: '不交叉' }, ...choices.filter(({ value }) => value !== attribute)]}
            value={second === attribute ? '' : second}
            onChange={(event) => {
              setSecond(event.currentTarget.value);
              setChosen(undefined);
            }}
          />
        )}
      </div>
      <QueryView query={query} skeleton={<SkeletonThread />}>
        {({ topics, values, cells }) =>
          topics.length === 0 || values.length === 0 ? (
            <EmptyState content="可以对照的话题和受访者" />
          ) : (
            <section className={classes['scroll']} aria-label="发言分布">
              <p className={classes['note']}>
                每格是说过话的人数和这一组的总人数，有目标的还写着目标；点一格看还没说话的人。有新回答时会自己更新。
              </p>
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
                              onClick={() => setChosen(cell)}
                            >
                              {cell.spoken} / {cell.members}
                              {cell.target === null ? null : (
                                <span className={classes['target']}>{targetText(cell)}</span>
                              )}
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
          {isHost ? (
            <TargetField key={`${open.topicId} ${open.value ?? ''}`} cell={open} split={split} />
          ) : null}
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
