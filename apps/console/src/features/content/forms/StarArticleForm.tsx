import type { StarArticleDraft } from '@yayan/console-client';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import { BodyField } from './body/BodyField.tsx';
import type { DraftForm } from './draft-form.ts';
import { LineField, TextField } from './fields.tsx';

/** A star article's fields. */
export const StarArticleForm: DraftForm<StarArticleDraft> = ({ draft, onChange }) => (
  <>
    <LineField
      label="标题"
      value={draft.title}
      most={60}
      onChange={(title) => onChange({ ...draft, title })}
    />
    <TextField
      label="摘要"
      rows={2}
      value={draft.summary}
      most={120}
      onChange={(summary) => onChange({ ...draft, summary })}
    />
    <BodyField value={draft.body} onChange={(body) => onChange({ ...draft, body })} />
    <LineField
      label="写的是哪位会员"
      description="会员编号，可以不填。会员同意公开昵称后，文章才看得到；不再同意就看不到。"
      placeholder="YA1234567"
      value={draft.member}
      most={20}
      onChange={(member) => onChange({ ...draft, member: member.trim() || null })}
    />
    <MomentField
      label="发布时间，空着是马上"
      value={draft.publishAt ?? ''}
      onChange={(publishAt) => onChange({ ...draft, publishAt: publishAt || null })}
    />
  </>
);
