import { Radio, TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** `datetime-local` knows no zone; operators mean the time in China. */
const fromLocal = (local: string): string =>
  local === '' ? '' : new Date(`${local}:00+08:00`).toISOString();

const CHINA_MS = 8 * 3_600_000;

const toLocal = (iso: string): string =>
  iso === '' ? '' : new Date(Date.parse(iso) + CHINA_MS).toISOString().slice(0, 16);

/** When a task ends: now, or at a time. An empty time is none yet. */
export const EndForm: ActForm<{ endsAt: string | null }> = ({ value: { endsAt }, onChange }) => (
  <>
    <Radio.Group
      label="什么时候结束"
      value={endsAt === null ? 'now' : 'later'}
      onChange={(when) => onChange({ endsAt: when === 'now' ? null : '' })}
    >
      <Radio value="now" label="现在" mt="xs" />
      <Radio value="later" label="到某个时间" mt="xs" />
    </Radio.Group>
    {endsAt === null ? null : (
      <TextInput
        type="datetime-local"
        label="结束时间（北京时间）"
        value={toLocal(endsAt)}
        onChange={(event) => onChange({ endsAt: fromLocal(event.currentTarget.value) })}
      />
    )}
  </>
);
