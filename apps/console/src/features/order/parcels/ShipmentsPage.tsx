import { checkShipments, failureText } from '@yayan/console-client';
import { Alert, formatCount, Textarea } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { TextFileButton } from '../../../shell/act/TextFileButton.tsx';
import { FaultList } from '../../../shell/filed/FaultList.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { useFiledCheck } from '../../../shell/filed/use-filed-check.ts';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { parcelSheet, recordFile } from './parcel-acts.ts';

const ROWS = 18;
const LONGEST = 200_000;

const check = (source: string, signal: AbortSignal) => checkShipments({ source }, signal);

function Found({ toSend, same }: { toSend: number; same: number }) {
  if (toSend === 0) return <p>这 {formatCount(same)} 件都登记过了，没有要做的。</p>;
  return (
    <p>
      会登记寄出 {formatCount(toSend)} 件{same > 0 ? `，另有 ${formatCount(same)} 件登记过，不变` : ''}。
    </p>
  );
}

function ByFile() {
  const [source, setSource] = useState('');
  const navigate = useNavigate();
  const { checked, error, isFetching, isSettled } = useFiledCheck('shipments', source, check);
  const isRight = checked !== undefined && checked.faults.length === 0;
  return (
    <div className={classes['columns']}>
      <section className={classes['card']} aria-label="运单文件">
        <TextFileButton
          label="选填好的寄件表"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onText={setSource}
        />
        <Textarea
          label="或者从表格里粘贴"
          description="要有编号、快递公司、运单号三列，其他列不看。没填快递公司和运单号的行留着以后寄。一次最多 500 件。"
          minRows={ROWS}
          maxRows={ROWS}
          autosize
          maxLength={LONGEST}
          spellCheck={false}
          classNames={{ input: classes['source'] ?? '' }}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        {isRight && checked.toSend > 0 && isSettled ? (
          <div className={classes['end']}>
            <ActButton
              key={source}
              act={recordFile(source)}
              id=""
              onDone={({ id }) => void navigate(`/system/bulk-runs/${id ?? ''}`)}
            />
          </div>
        ) : null}
      </section>
      <section className={classes['card']} aria-labelledby="found" aria-busy={isFetching}>
        <h2 id="found" className={classes['heading']}>
          文件里有什么
        </h2>
        {error ? (
          <Alert color="seal" role="alert">
            {failureText(error)}
          </Alert>
        ) : null}
        {checked === undefined ? <p className={classes['dim']}>选了文件就会检查，检查不改变什么。</p> : null}
        {isRight ? <Found {...checked} /> : null}
        <FaultList faults={checked?.faults ?? []} />
      </section>
    </div>
  );
}

/** Says by a filled sheet which parcels are on their way. */
export default function ShipmentsPage() {
  return (
    <>
      <PageHead
        title="按文件登记寄出"
        lead="先导出寄件表，填好快递公司和运单号，再交回来。同一个文件交两次不会变。"
        actions={<ActButton act={parcelSheet} id="" />}
      />
      <ForRight any={['orders']}>
        <ByFile />
      </ForRight>
    </>
  );
}
