import type { LegalKind } from '@yayan/console-client';
import { Button, ButtonLink, Checkbox, formatCount, TextInput } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import classes from '../ContentPage.module.css';
import { BodyField } from '../forms/body/BodyField.tsx';
import { TextField } from '../forms/fields.tsx';
import { firstDay } from './first-day.ts';
import { addVersion, type LegalInput } from './legal-acts.ts';

interface LegalFormProps {
  kind: LegalKind;
  input: LegalInput;
  today: string;
  members: number;
  onChange: (input: LegalInput) => void;
  onDone: () => void;
}

const MOST_COUNTED = 10_000;

const missingOf = ({ version, what, source }: LegalInput): string[] => [
  ...(version === '' ? ['生效日'] : []),
  ...(what.trim() === '' ? ['变化'] : []),
  ...(source.trim() === '' ? ['正文'] : []),
];

/** What a new version says, from when it holds, and who must agree again. */
export function LegalForm({ kind, input, today, members, onChange, onDone }: LegalFormProps) {
  const { version, what, source, mustAgree } = input;
  const first = firstDay(today, { kind, mustAgree });
  const missing = missingOf(input);
  const act = addVersion(input);
  const people = members > MOST_COUNTED ? `${formatCount(MOST_COUNTED)} 多` : formatCount(members);
  return (
    <div className={classes['fields']}>
      {kind === 'sdk' ? null : (
        <Checkbox
          label="所有会员要重新同意"
          description={`处理的目的、方式、种类或接收方有重大变化，或者对会员的权利有重大影响时勾选。现在有 ${people} 个会员；要另一个人同意，至少提前 30 天公布。`}
          checked={mustAgree}
          onChange={(event) => {
            const isChecked = event.currentTarget.checked;
            const least = firstDay(today, { kind, mustAgree: isChecked });
            onChange({ ...input, mustAgree: isChecked, version: version < least ? least : version });
          }}
        />
      )}
      <TextInput
        type="date"
        label="从哪天起生效（北京时间零点）"
        description={`最早 ${first}。`}
        min={first}
        value={version}
        onChange={(event) => onChange({ ...input, version: event.currentTarget.value })}
      />
      <TextField
        label="这次的变化"
        description="会员在公告、修订记录和请他们同意的地方看到这句话。"
        rows={2}
        most={300}
        value={what}
        onChange={(value) => onChange({ ...input, what: value })}
      />
      <BodyField value={source} onChange={(value) => onChange({ ...input, source: value })} />
      <p className={classes['missing']}>
        开头一个列表是“先看这几句”，后面每节一个标题：## 标题 {'{#名字}'}。表格每行写成 | 甲 | 乙
        |，联系方式写
        {' {contact 主题}'}，公司名写 {'{company}'}，金币的价值写 {'{coinsPerYuan}'}。
      </p>
      <div className={classes['end']}>
        {missing.length === 0 ? (
          <ActButton key={JSON.stringify(input)} act={act} id={kind} onDone={onDone} />
        ) : (
          <>
            <Button variant="default" disabled>
              {act.label}
            </Button>
            <span className={classes['missing']}>还差：{missing.join('、')}</span>
          </>
        )}
        <ButtonLink variant="subtle" href="/contents/legal">
          不写了
        </ButtonLink>
      </div>
    </div>
  );
}
