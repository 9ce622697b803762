import { type GroupRole, GroupRole as Role } from '@yayan/api-client';
import { IconDownload, IconKeyboard } from '@tabler/icons-react';
import { ActionIcon, Button, Drawer, PageTitle, SegmentedControl, SkeletonThread } from '@yayan/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDeskActions } from './actions/use-desk-actions.ts';
import { useReadOpenAnswer } from './actions/use-read-open-answer.ts';
import { RemoveDialog } from './bulk/RemoveDialog.tsx';
import classes from './Desk.module.css';
import { OpenAnswer } from './detail/OpenAnswer.tsx';
import { useOpenAnswer } from './answers/use-open-answer.ts';
import { DownloadSheet } from './downloads/DownloadSheet.tsx';
import { type DeskFilter, paramsOf } from './filter/desk-filter.ts';
import { FilterPane } from './filter/FilterPane.tsx';
import { useDeskAddress } from './filter/use-desk-address.ts';
import { templateOf } from './insights/ask-templates.ts';
import { deskViews, viewOf } from './filter/desk-views.ts';
import { useViewInSight } from './insights/use-view-in-sight.ts';
import { KeysHelp } from './keys/KeysHelp.tsx';
import { type DeskKeys, useDeskKeys } from './keys/use-desk-keys.ts';
import { useKeysChoice } from './keys/use-keys-choice.ts';
import { ListPane } from './list/ListPane.tsx';
import { useSteps } from './steps/use-steps.ts';
import { useAnswers } from './answers/use-answers.ts';
import { useChosen } from './use-chosen.ts';

const Insights = lazy(async () => ({ default: (await import('./insights/Insights.tsx')).Insights }));

interface DeskProps {
  role: GroupRole;
  groupName: string;
}

/**
 * The analysis desk of hosts and observers: filters, matching answers, and one answer with its thread. Phones show one of these
 * at a time.
 */
export function Desk({ role, groupName }: DeskProps) {
  const { filter, openId, view, ask, setFilter, setView, open } = useDeskAddress();
  const bar = useViewInSight(view);
  const params = paramsOf(filter);
  const list = useAnswers(params);
  const { answer, query } = useOpenAnswer(openId, list.items);
  useReadOpenAnswer(view === 'answers' ? answer : undefined);
  const actions = useDeskActions();
  const chosen = useChosen(JSON.stringify(params));
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [isFiltering, setFiltering] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const tagField = useRef<HTMLInputElement>(null);
  const askField = useRef<HTMLTextAreaElement>(null);
  const isHost = role === Role.Host;

  const steps = useSteps({ list, params, openId, open });
  const keys = useKeysChoice();
  const acts: DeskKeys = {
    j: steps.after,
    k: steps.before,
    n: steps.toUnread,
    t: () => tagField.current?.focus(),
    f: () => askField.current?.focus(),
    s: () => void (answer && actions.star(answer)),
    x: () => void (answer && isHost && chosen.toggle(answer.id)),
    '/': () => search.current?.focus(),
    '?': () => setHelpOpen(true),
    Escape: () => (view === 'answers' ? open(undefined) : undefined),
  };
  useDeskKeys(acts, keys.isOn);

  const change = (next: DeskFilter): void => {
    setFilter(next);
    setRemoved([]);
  };
  const restore = async (ids: readonly string[]): Promise<void> => {
    await actions.restore(ids);
    setRemoved([]);
    chosen.clear();
  };
  const pane = <FilterPane filter={filter} onChange={change} isHost={isHost} />;

  return (
    <>
      <PageTitle
        title="回答分析"
        lead={groupName}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
              onClick={() => setDownloading(true)}
            >
              下载
            </Button>
            <div className={classes['keys']}>
              <ActionIcon
                variant="subtle"
                size={44}
                aria-label="键盘快捷键"
                onClick={() => setHelpOpen(true)}
              >
                <IconKeyboard size={22} stroke={1.75} />
              </ActionIcon>
            </div>
          </>
        }
      />
      <div ref={bar} className={classes['views']}>
        <SegmentedControl
          aria-label="看什么"
          data={deskViews}
          value={view}
          onChange={(value) => setView(viewOf(value))}
        />
      </div>
      {view === 'answers' ? null : (
        <Suspense fallback={<SkeletonThread />}>
          <Insights
            view={view}
            params={params}
            list={list}
            isHost={isHost}
            onOpen={open}
            onWord={(words) => change({ ...filter, words })}
          />
        </Suspense>
      )}
      <div className={classes['root']} hidden={view !== 'answers'} data-open={openId !== undefined}>
        <aside className={classes['filters']} aria-label="筛选">
          {pane}
        </aside>
        <section className={classes['list']} aria-label="回答">
          <ListPane
            list={list}
            params={params}
            filter={filter}
            onFilter={change}
            search={search}
            openId={openId}
            onOpen={open}
            isHost={isHost}
            actions={actions}
            chosen={chosen}
            removed={removed}
            onRemove={setRemoving}
            onRestore={restore}
            onForgetRemoved={() => setRemoved([])}
            onOpenFilters={() => setFiltering(true)}
          />
        </section>
        <section className={classes['detail']} aria-label="打开的回答">
          <OpenAnswer
            key={`${openId ?? ''} ${ask ?? ''}`}
            openId={openId}
            answer={answer}
            query={query}
            role={role}
            actions={actions}
            tagField={tagField}
            askField={askField}
            template={templateOf(ask)}
            onClose={() => open(undefined)}
            onBefore={steps.isFirst ? undefined : steps.before}
            onAfter={steps.isLast ? undefined : steps.after}
            onUnread={steps.toUnread}
            onPerson={(memberId) => change({ tagIds: [], attributes: [], memberId })}
            onRemove={(id) => setRemoving([id])}
            onRestore={(id) => void restore([id]).catch(() => undefined)}
          />
        </section>
      </div>
      <Drawer opened={isFiltering} onClose={() => setFiltering(false)} title="筛选" position="left">
        {pane}
      </Drawer>
      <RemoveDialog
        ids={removing}
        onClose={() => setRemoving([])}
        onRemove={async (reason, counts) => {
          await actions.remove(removing, reason, counts);
          setRemoved(removing);
          chosen.clear();
          if (openId !== undefined && removing.includes(openId)) open(undefined);
        }}
      />
      <DownloadSheet
        opened={isDownloading}
        onClose={() => setDownloading(false)}
        params={params}
        total={list.total}
        groupName={groupName}
        isHost={isHost}
      />
      <KeysHelp opened={isHelpOpen} onClose={() => setHelpOpen(false)} choice={keys} />
    </>
  );
}
