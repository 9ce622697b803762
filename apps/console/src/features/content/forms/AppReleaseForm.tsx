import type { AppReleaseDraft } from '@yayan/console-client';
import { NativeSelect, NumberInput } from '@yayan/ui';
import { MomentField } from '../../../shell/act/MomentField.tsx';
import classes from '../ContentPage.module.css';
import { appPlatforms } from '../app-platforms.ts';
import type { NamedFormProps } from './draft-form.ts';
import { LineField, TextField } from './fields.tsx';

const LONGEST_ADDRESS = 300;
const LONGEST_NOTES = 900;
const DIGEST_LENGTH = 64;

/** The fields of a package, which stands on no store's page. */
function PackageFields({
  draft,
  onChange,
}: {
  draft: AppReleaseDraft;
  onChange: (draft: AppReleaseDraft) => void;
}) {
  return (
    <>
      <NumberInput
        label="安装包的字节数"
        min={1}
        allowDecimal={false}
        value={draft.bytes ?? ''}
        onChange={(bytes) => onChange({ ...draft, bytes: typeof bytes === 'number' ? bytes : null })}
      />
      <LineField
        label="安装包的 SHA-256"
        description="64 位十六进制，小写。会员可以核对下载的文件。"
        value={draft.sha256}
        most={DIGEST_LENGTH}
        onChange={(sha256) => onChange({ ...draft, sha256: sha256.trim().toLowerCase() || null })}
      />
    </>
  );
}

/** The fields of a release of the app. Each platform has one release. */
export function AppReleaseForm({ draft, id, isNew, onChange, onId }: NamedFormProps<AppReleaseDraft>) {
  const chosen = Object.entries(appPlatforms).map(([value, label]) => ({ value, label }));
  return (
    <>
      {isNew ? (
        <NativeSelect
          label="系统"
          data={[...(id === '' ? [{ value: '', label: '选一个系统' }] : []), ...chosen]}
          value={id}
          onChange={(event) => onId(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes['pair']}>
        <LineField
          label="版本"
          placeholder="2.4.0"
          value={draft.version}
          most={20}
          onChange={(version) => onChange({ ...draft, version: version.trim() })}
        />
        <LineField
          label="最低系统"
          placeholder="iOS 15"
          value={draft.minimumSystem}
          most={40}
          onChange={(minimumSystem) => onChange({ ...draft, minimumSystem })}
        />
      </div>
      <LineField
        label="下载地址"
        description="https 地址：商店的页面，或安装包。"
        value={draft.url}
        most={LONGEST_ADDRESS}
        onChange={(url) => onChange({ ...draft, url: url.trim() })}
      />
      <LineField
        label="商店"
        description="商店的名字。安装包不填，改填字节数和 SHA-256。"
        value={draft.store}
        most={30}
        onChange={(store) => onChange({ ...draft, store: store.trim() === '' ? null : store })}
      />
      {draft.store === null ? <PackageFields draft={draft} onChange={onChange} /> : null}
      <TextField
        label="更新说明"
        description="一行一条，最多 10 条，每条不超过 80 个字。"
        value={draft.notes.join('\n')}
        most={LONGEST_NOTES}
        onChange={(text) => onChange({ ...draft, notes: text === '' ? [] : text.split('\n') })}
      />
      <MomentField
        label="发布日期，空着是现在"
        value={draft.releasedAt ?? ''}
        onChange={(releasedAt) => onChange({ ...draft, releasedAt: releasedAt || null })}
      />
    </>
  );
}
