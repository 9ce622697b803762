import { GroupLife, type HostedGroup, type HostedGroupSettings, updateHostedGroup } from '@yayan/api-client';
import { StatePanel } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { useGroupChange } from '../frame/use-group-change.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { settingsOf, valuesOf } from './settings-values.ts';

/** The settings of an existing group. */
export default function SettingsPage() {
  return <HostedGroupFrame>{(group) => <Settings group={group} />}</HostedGroupFrame>;
}

function Settings({ group }: { group: HostedGroup }) {
  const { id, life, revision } = group;
  const save = useGroupChange(id, (settings: HostedGroupSettings) =>
    updateHostedGroup(id, { revision, settings }),
  );
  if (life === GroupLife.Closed || life === GroupLife.Archived)
    return (
      <StatePanel stage="flower" title="讨论已结束">
        设置不能再改。
      </StatePanel>
    );
  return (
    <SettingsForm
      initial={valuesOf(group.settings)}
      submitLabel="保存设置"
      pending={save.isPending}
      onSubmit={(values) =>
        save.mutate(settingsOf(values, group.settings), { onSuccess: () => toaster.success('设置已保存') })
      }
      fixed={{ plan: life !== GroupLife.Draft, opening: life === GroupLife.Open }}
      counts={group.counts}
    />
  );
}
