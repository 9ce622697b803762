import type { NoticeDraft, PopupDraft } from '@yayan/console-client';
import { Checkbox, levelNames, NativeSelect } from '@yayan/ui';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import classes from '../ContentPage.module.css';
import { BodyField } from './body/BodyField.tsx';
import type { DraftForm } from './draft-form.ts';
import { AddressField, LineField, PeriodFields, TextField } from './fields.tsx';
import { PictureField } from '../../../shell/picture/PictureField.tsx';

/** A notice's fields. */
export const NoticeForm: DraftForm<NoticeDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="标题"
      value={draft.title}
      most={60}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <TextField
      label="摘要"
      description="列表里看到的一两句。"
      rows={2}
      value={draft.summary}
      most={120}
      onChange={(summary) => onChange({ ...draft, summary })}
    />
    <BodyField value={draft.body} onChange={(body) => onChange({ ...draft, body })} />
    <MomentField
      label="发布时间，空着是马上"
      value={draft.publishAt ?? ''}
      onChange={(publishAt) => onChange({ ...draft, publishAt: publishAt || null })}
    />
    <Checkbox
      label="置顶"
      checked={draft.pinned}
      onChange={(event) => onChange({ ...draft, pinned: event.currentTarget.checked })}
    />
  </>
);

const audiences = [
  { value: 'everyone', label: '所有人' },
  { value: 'newcomers', label: '30 天内加入的会员' },
  { value: 'level', label: '某个等级以上的会员' },
];
const levels = Object.entries(levelNames).map(([value, label]) => ({ value, label: `${label}以上` }));

/** A pop-up's fields. */
export const PopupForm: DraftForm<PopupDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="标题"
      value={draft.title}
      most={40}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <TextField label="正文" value={draft.body} most={300} onChange={(body) => onChange({ ...draft, body })} />
    <PictureField
      label="图片"
      description="可以不填。"
      value={draft.image}
      onChange={(image) => onChange({ ...draft, image })}
    />
    <div className={classes['pair']}>
      <LineField
        label="按钮"
        description="和链接一起填，或都不填。"
        value={draft.action}
        most={12}
        onChange={(action) => onChange({ ...draft, action: action || null })}
      />
      <AddressField label="按钮去哪里" value={draft.link} onChange={(link) => onChange({ ...draft, link })} />
    </div>
    <div className={classes['pair']}>
      <NativeSelect
        label="给谁看"
        data={audiences}
        value={draft.audience}
        onChange={(event) => {
          // The choices are the document's values.
          const audience = event.currentTarget.value as PopupDraft['audience'];
          onChange({ ...draft, audience, level: audience === 'level' ? (draft.level ?? 1) : null });
        }}
      />
      {draft.audience === 'level' ? (
        <NativeSelect
          label="等级"
          data={levels}
          value={String(draft.level)}
          onChange={(event) => onChange({ ...draft, level: Number(event.currentTarget.value) })}
        />
      ) : null}
    </div>
    <PeriodFields
      value={draft}
      onChange={({ startsAt, endsAt }) => onChange({ ...draft, startsAt, endsAt })}
    />
  </>
);
