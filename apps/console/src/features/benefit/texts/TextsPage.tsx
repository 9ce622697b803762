import {
  type OperatorBenefitDetail,
  type SetBenefitTextsRequest,
  useGetOperatorBenefit,
} from '@yayan/console-client';
import { Button, ButtonLink } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../../../shell/filed/file-columns.module.css';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { ForRight } from '../../../shell/session/ForRight.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { setTexts } from '../benefit-acts.ts';
import { lines } from '../make/benefit-values.ts';
import { TextFields, type WrittenTexts } from './TextFields.tsx';

type Texts = SetBenefitTextsRequest['input'];

const writtenOf = (benefit: OperatorBenefitDetail): WrittenTexts => ({
  title: benefit.title,
  description: benefit.description,
  tags: benefit.tags.join('\n'),
  rules: benefit.rules.join('\n'),
  level: benefit.level,
  prerequisites: benefit.prerequisites,
});

const textsOf = ({ title, description, tags, rules, level, prerequisites }: WrittenTexts): Texts => ({
  title: title.trim(),
  description: description.trim(),
  tags: lines(tags),
  rules: lines(rules),
  level,
  prerequisites,
});

const MOST_LINES = 10;
const LONGEST_TAG = 20;
const LONGEST_RULE = 200;

/** What the server would refuse, in the words of the fields. */
function faultsOf({ title, description, tags, rules }: Texts): string[] {
  const faults: string[] = [];
  if (title === '') faults.push('名称没有填');
  if (description === '') faults.push('说明没有填');
  if (tags.length > MOST_LINES || tags.some(({ length }) => length > LONGEST_TAG))
    faults.push('标签最多 10 个，每个 20 字');
  if (rules.length > MOST_LINES || rules.some(({ length }) => length > LONGEST_RULE))
    faults.push('使用规则最多 10 条，每条 200 字');
  return faults;
}

function Editor({ benefit }: { benefit: OperatorBenefitDetail }) {
  const [written, setWritten] = useState(() => writtenOf(benefit));
  const navigate = useNavigate();
  const texts = textsOf(written);
  const faults = faultsOf(texts);
  const isSame = JSON.stringify(texts) === JSON.stringify(textsOf(writtenOf(benefit)));
  const act = setTexts(texts);
  return (
    <section className={classes['card']} aria-label="文字和条件">
      <LeaveGuard text={JSON.stringify(texts)} />
      <div className={classes['form']}>
        <TextFields
          target={benefit.target}
          value={written}
          onChange={(changed) => setWritten({ ...written, ...changed })}
        />
        <div className={classes['end']}>
          {isSame || faults.length > 0 ? (
            <>
              <Button variant="default" disabled>
                {act.label}
              </Button>
              <span className={classes['dim']}>{faults.join('；')}</span>
            </>
          ) : (
            <ActButton
              key={JSON.stringify(texts)}
              act={act}
              id={benefit.id}
              onDone={() => void navigate(`/benefits/${benefit.id}`)}
            />
          )}
          <ButtonLink variant="subtle" href={`/benefits/${benefit.id}`}>
            不改了
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Changes what members read of a benefit, and who may order it. */
export default function TextsPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorBenefit(id);
  return (
    <LoadedQuery query={query}>
      {(benefit) => (
        <>
          <PageHead title={`${benefit.title}的文字`} lead="改好以后先看会变什么，再保存。" />
          <ForRight any={['benefits']}>
            <Editor key={benefit.id} benefit={benefit} />
          </ForRight>
        </>
      )}
    </LoadedQuery>
  );
}
