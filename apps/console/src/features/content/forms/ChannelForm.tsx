import type { ChannelDraft } from '@yayan/console-client';
import { RowList } from '../../../shell/filed/RowList.tsx';
import classes from '../ContentPage.module.css';
import { NEW_POINT } from '../new-draft.ts';
import type { NamedFormProps } from './draft-form.ts';
import { LineField, PeriodFields, TextField } from './fields.tsx';

const MOST_POINTS = 6;
const LONGEST_CODE = 32;

type Point = ChannelDraft['points'][number];

function Points({ points, onChange }: { points: readonly Point[]; onChange: (points: Point[]) => void }) {
  const change = (at: number, next: Point): void => onChange(points.with(at, next));
  return (
    <fieldset className={classes['group']}>
      <legend>要点</legend>
      <RowList
        name="要点"
        layout="line"
        rows={points}
        least={1}
        most={MOST_POINTS}
        onAdd={() => onChange([...points, NEW_POINT])}
        onRemove={(at) => onChange(points.toSpliced(at, 1))}
        renderRow={(point, at) => (
          <>
            <LineField
              label={`要点 ${at + 1} 标题`}
              value={point.title}
              most={20}
              onChange={(title) => change(at, { ...point, title })}
            />
            <LineField
              label={`要点 ${at + 1} 说明`}
              value={point.text}
              most={80}
              onChange={(text) => change(at, { ...point, text })}
            />
          </>
        )}
      />
    </fieldset>
  );
}

/** The fields of a channel's landing page. Its code is in the address that the partner gives out. */
export function ChannelForm({ draft, id, isNew, onChange, onId }: NamedFormProps<ChannelDraft>) {
  return (
    <>
      {isNew ? (
        <LineField
          label="代码"
          description="小写字母、数字和短横线，2 到 32 个。地址是 /drainage?channel=代码，发布后不能改。"
          placeholder="spring"
          value={id}
          most={LONGEST_CODE}
          onChange={(code) => onId(code.trim())}
        />
      ) : null}
      <LineField
        label="标题"
        value={draft.title}
        most={30}
        onChange={(title) => onChange({ ...draft, title })}
      />
      <TextField
        label="导语"
        rows={2}
        value={draft.lead}
        most={120}
        onChange={(lead) => onChange({ ...draft, lead })}
      />
      <Points points={draft.points} onChange={(points) => onChange({ ...draft, points })} />
      <LineField
        label="合作方"
        description="页面上写「来自…」，可以不填。"
        value={draft.partner}
        most={30}
        onChange={(partner) => onChange({ ...draft, partner: partner.trim() === '' ? null : partner })}
      />
      <PeriodFields
        startLabel="开始，空着是马上"
        endLabel="结束，空着是不限"
        value={{ startsAt: draft.startsAt ?? '', endsAt: draft.endsAt ?? '' }}
        onChange={({ startsAt, endsAt }) =>
          onChange({ ...draft, startsAt: startsAt || null, endsAt: endsAt || null })
        }
      />
    </>
  );
}
