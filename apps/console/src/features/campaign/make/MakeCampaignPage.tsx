import { checkCampaignFile, failureText, useGetCampaignFile } from '@yayan/console-client';
import { Alert, SegmentedControl, Textarea } from '@yayan/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { TextFileButton } from '../../../shell/act/TextFileButton.tsx';
import { FaultList } from '../../../shell/filed/FaultList.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { useFiledForm } from '../../../shell/filed/use-filed-form.ts';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import {
  type CampaignValues,
  copiedCampaign,
  formFieldOf,
  newCampaign,
  sourceOf,
} from './campaign-values.ts';
import { PublishCampaign } from './PublishCampaign.tsx';

const ROWS = 22;
const LONGEST = 40_000;

const check = (source: string, signal: AbortSignal) => checkCampaignFile({ source }, signal);

interface SeenProps {
  state: Pick<
    ReturnType<typeof useFiledCheck<Awaited<ReturnType<typeof check>>>>,
    'checked' | 'error' | 'isFetching'
  >;
  empty: string;
  /** What stands here while the campaign has faults. */
  wrong: ReactNode;
  /** Of the heading, which takes the focus after a check. */
  head?: Ref<HTMLHeadingElement>;
}

/** What members will see, beside the form or the file. */
function Seen({ state: { checked, error, isFetching }, empty, wrong, head }: SeenProps) {
  return (
    <section className={classes['card']} aria-labelledby="seen" aria-busy={isFetching}>
      <h2 ref={head} id="seen" tabIndex={-1} className={classes['heading']}>
        会员会看到什么
      </h2>
      {error ? (
        <Alert color="seal" role="alert">
          {failureText(error)}
        </Alert>
      ) : null}
      {checked === undefined ? (
        <p className={classes['dim']}>{empty}</p>
      ) : checked.campaign === null ? (
        wrong
      ) : (
        <CampaignPreview campaign={checked.campaign} />
      )}
    </section>
  );
}

function ByForm({ from }: { from: () => CampaignValues }) {
  const [initial] = useState(from);
  const filed = useFiledForm({ name: 'campaign-file', initial, sourceOf, check, formFieldOf });
  const left = filed.checked?.faults.length ?? 0;
  return (
    <div className={classes['columns']}>
      <section className={classes['card']} aria-label="填写">
        <LeaveGuard text={filed.source} />
        <CampaignForm filed={filed} campaign={filed.checked?.campaign ?? null} />
      </section>
      <Seen
        state={filed}
        head={filed.result}
        empty="填好就能看到。"
        wrong={<p className={classes['dim']}>还有 {left} 处没填好，按“检查”会在各栏旁边写明。</p>}
      />
    </div>
  );
}

function ByFile() {
  const [source, setSource] = useState('');
  const state = useFiledCheck('campaign-file', source, check);
  const campaign = state.checked?.campaign ?? null;
  return (
    <div className={classes['columns']}>
      <LeaveGuard text={source} />
      <section className={classes['card']} aria-label="活动文件">
        <TextFileButton
          label="选一个文件"
          accept=".yaml,.yml,.json,text/yaml,application/json"
          onText={setSource}
        />
        <Textarea
          label="或者粘贴"
          description="YAML 或 JSON；价值以分、概率以百万分之一为单位。没有文件的话，用表单，或者从一个活动的“复制”开始。"
          minRows={ROWS}
          maxRows={ROWS}
          autosize
          maxLength={LONGEST}
          spellCheck={false}
          classNames={{ input: classes['source'] ?? '' }}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        {campaign !== null && state.isSettled ? (
          <div className={classes['end']}>
            <PublishCampaign source={source} campaign={campaign} />
          </div>
        ) : null}
      </section>
      <Seen
        state={state}
        empty="选了文件就会检查。"
        wrong={<FaultList faults={state.checked?.faults ?? []} />}
      />
    </div>
  );
}

const ways = [
  { value: 'form', label: '填表' },
  { value: 'file', label: '用文件' },
] as const;

/** The form with the content of another campaign. */
function Copied({ id }: { id: string }) {
  return (
    <LoadedQuery query={useGetCampaignFile(id, { query: { refetchOnWindowFocus: false } })}>
      {(campaign) => <ByForm key={id} from={() => copiedCampaign(campaign)} />}
    </LoadedQuery>
  );
}

/** Makes a campaign by a form or a file, or copies one, and publishes it (rule 14.43). */
export default function MakeCampaignPage() {
  const [way, setWay] = useState<'form' | 'file'>('form');
  const [params] = useSearchParams();
  const copied = params.get('copy');
  return (
    <>
      <PageHead
        title="新建活动"
        lead="发布时生成种子并公布哈希，奖品从兑换的库存里留出。公布的概率和份数不再改，只能加份数；要换就复制成新活动。"
        actions={<SegmentedControl aria-label="怎样新建" data={ways} value={way} onChange={setWay} />}
      />
      <ForRight any={['campaigns', 'campaigns.large']}>
        {way === 'file' ? (
          <ByFile />
        ) : copied === null ? (
          <ByForm from={newCampaign} />
        ) : (
          <Copied id={copied} />
        )}
      </ForRight>
    </>
  );
}
