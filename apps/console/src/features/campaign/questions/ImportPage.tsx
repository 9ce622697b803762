import { checkQuizQuestions, failureText } from '@yayan/console-client';
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
import { importFile } from './question-acts.ts';

const ROWS = 22;
const LONGEST = 40_000;

const EXAMPLE = `- id: geo-01
  category: 地理
  title: 世界上面积最大的洋是哪一个？
  choices: [太平洋, 大西洋, 印度洋, 北冰洋]
  explanation: 太平洋约占地球表面积的三分之一。`;

const check = (source: string, signal: AbortSignal) => checkQuizQuestions({ source }, signal);

function ByFile() {
  const [source, setSource] = useState('');
  const navigate = useNavigate();
  const { checked, error, isFetching, isSettled } = useFiledCheck('quiz-file', source, check);
  const isRight = checked !== undefined && checked.faults.length === 0;
  const adds = (checked?.added ?? 0) + (checked?.changed ?? 0);
  return (
    <div className={classes['columns']}>
      <section className={classes['card']} aria-label="题目文件">
        <TextFileButton
          label="选一个文件"
          accept=".yaml,.yml,.json,text/yaml,application/json"
          onText={setSource}
        />
        <Textarea
          label="或者粘贴"
          description="YAML 或 JSON，一次最多 4 万字。第一个选项是对的，每次会打乱。"
          placeholder={EXAMPLE}
          minRows={ROWS}
          maxRows={ROWS}
          autosize
          maxLength={LONGEST}
          spellCheck={false}
          classNames={{ input: classes['source'] ?? '' }}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        {isRight && adds > 0 && isSettled ? (
          <div className={classes['end']}>
            <ActButton
              key={source}
              act={importFile(source)}
              id=""
              onDone={() => void navigate('/campaigns/questions')}
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
        {checked === undefined ? <p className={classes['dim']}>选了文件就会检查。</p> : null}
        {isRight ? (
          <p>
            新增 {formatCount(checked.added)} 题，修改 {formatCount(checked.changed)} 题，
            {formatCount(checked.same)} 题和题库里一样。
          </p>
        ) : null}
        <FaultList faults={checked?.faults ?? []} />
      </section>
    </div>
  );
}

/** Adds or changes questions of the daily quiz from a file. */
export default function ImportPage() {
  return (
    <>
      <PageHead title="用文件加题" lead="先检查，再看会新增和修改哪些题，然后存。" />
      <ForRight any={['campaigns']}>
        <ByFile />
      </ForRight>
    </>
  );
}
