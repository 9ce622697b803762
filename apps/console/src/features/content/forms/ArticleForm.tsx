import { type ArticleDraft, useListHelpSections } from '@yayan/console-client';
import { NativeSelect } from '@yayan/ui';
import classes from '../ContentPage.module.css';
import { BodyField } from './body/BodyField.tsx';
import { LineField, PlaceField, TextField } from './fields.tsx';

interface ArticleFormProps {
  draft: ArticleDraft;
  onChange: (draft: ArticleDraft) => void;
  /** Called with the number that a new article of the chosen section gets. */
  onNumber: (id: string) => void;
}

/** A help article's fields. */
export function ArticleForm({ draft, onChange, onNumber }: ArticleFormProps) {
  const { data } = useListHelpSections();
  const sections = data?.items ?? [];
  return (
    <>
      <div className={classes['pair']}>
        <NativeSelect
          label="分类"
          data={[
            ...(draft.sectionId === 0 ? [{ value: '0', label: '选一个分类' }] : []),
            ...sections.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={String(draft.sectionId)}
          onChange={(event) => {
            const sectionId = Number(event.currentTarget.value);
            const chosen = sections.find(({ id }) => id === sectionId);
            if (chosen) onNumber(chosen.nextId);
            onChange({ ...draft, sectionId });
          }}
        />
        <PlaceField
          least={1}
          value={draft.position}
          onChange={(position) => onChange({ ...draft, position })}
        />
      </div>
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
    </>
  );
}
