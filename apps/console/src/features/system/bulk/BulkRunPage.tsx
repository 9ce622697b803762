import { type BulkRunDetail, getBulkRun, getGetBulkRunQueryKey } from '@yayan/console-client';
import { bulkActLabels, bulkItemStateLabels } from '@yayan/contract/console-labels';
import { formatMoment, Progress } from '@yayan/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { countsText } from './counts-text.ts';
import { followUpOf } from './follow-up-acts.ts';
import { undoOf } from './undo-acts.ts';
import { stopRun } from './stop-act.ts';
import classes from './BulkRunPage.module.css';

const LOOK_MS = 2000;

const columns: readonly Column<BulkRunDetail['items'][number]>[] = [
  {
    key: 'object',
    title: '对象',
    render: ({ kind, subject }) => <ObjectLink kind={kind} subject={subject} />,
  },
  { key: 'state', title: '结果', render: ({ state }) => bulkItemStateLabels[state] },
  {
    key: 'why',
    title: '为什么',
    render: ({ state, why }) => why ?? (state === 'asked' ? '在「同意请求」里等' : '–'),
  },
];

interface NextRunProps<Input> {
  act: ActDefinition<Input>;
  runId: string;
}

/** An act on what a run did. It is a run of its own. */
function NextRun<Input>({ act, runId }: NextRunProps<Input>) {
  const navigate = useNavigate();
  return (
    <ActButton act={act} id={runId} onDone={({ id }) => void navigate(`/system/bulk-runs/${id ?? ''}`)} />
  );
}

/** What can be done with a run: stop it, take back what it did, or go on with those whom it reached. */
function RunActs({ run: { id, act, counts, endedAt, mayStop } }: { run: BulkRunDetail['run'] }) {
  const undo = undoOf[act];
  const followUp = followUpOf[act];
  return (
    <>
      {mayStop ? <ActButton act={stopRun} id={id} /> : null}
      {undo !== undefined && counts.done > 0 ? <NextRun act={undo} runId={id} /> : null}
      {/* Of a run that goes on, somebody would be left out. */}
      {followUp !== undefined && counts.done > 0 && endedAt !== null ? (
        <NextRun act={followUp} runId={id} />
      ) : null}
    </>
  );
}

function Run({ detail: { run, items } }: { detail: BulkRunDetail }) {
  const { counts, endedAt, stoppedBy } = run;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const handled = total - counts.waiting - counts.stopped;
  const percent = total === 0 ? 100 : Math.round((handled / total) * 100);
  return (
    <>
      <PageHead
        title={bulkActLabels[run.act]}
        lead={`${run.askedBy} 于 ${formatMoment(run.madeAt)} 开始${run.reason === null ? '' : `，原因：${run.reason}`}`}
        actions={<RunActs run={run} />}
      />
      <section className={classes['card']} aria-label="进度">
        <output className={classes['state']}>
          {endedAt === null
            ? `做了 ${handled} / ${total}`
            : stoppedBy === null
              ? `${formatMoment(endedAt)} 做完`
              : `${stoppedBy} 于 ${formatMoment(endedAt)} 停下，做了 ${handled} / ${total}`}
        </output>
        <Progress value={percent} aria-label="进度" />
        <p className={classes['counts']}>
          {countsText(counts)}
          {endedAt === null ? '。可以关掉这一页，后台会做完。' : ''}
        </p>
      </section>
      <PartTable
        heading={stoppedBy === null ? '没有做成的' : '做了的和没做的'}
        columns={columns}
        items={items}
        rowKey={({ subject }) => subject}
        empty={endedAt === null ? '到现在都做成了。' : '都做成了。'}
      />
    </>
  );
}

/**
 * One act on many objects: how far it is, and what was not done and why. It looks again while the act runs, without keeping an
 * idle session alive.
 */
export default function BulkRunPage() {
  const { id = '' } = useParams();
  const queryKey = getGetBulkRunQueryKey(id);
  const query = useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const isAgain = client.getQueryData(queryKey) !== undefined;
      return await getBulkRun(id, isAgain ? { 'X-Background': 'poll' } : {}, signal);
    },
    refetchInterval: ({ state }) => (state.data && state.data.run.endedAt === null ? LOOK_MS : false),
  });
  return <LoadedQuery query={query}>{(detail) => <Run detail={detail} />}</LoadedQuery>;
}
