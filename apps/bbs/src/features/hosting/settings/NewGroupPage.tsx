import { createHostedGroup, type HostedGroupSettings } from '@yayan/api-client';
import { getListHostedGroupsQueryKey } from '@yayan/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PageTitle } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import frame from '../frame/HostedGroupFrame.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import { freshValues, settingsOf } from './settings-values.ts';

/** 新建讨论小组: a draft that only its hosts see. Sending it again after a lost answer creates only one group. */
export default function NewGroupPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [id] = useState(() => newId());
  const [initial] = useState(() => freshValues(new Date()));
  const create = useMutation({
    mutationFn: (settings: HostedGroupSettings) => createHostedGroup({ id, settings }),
    onSuccess: async (group) => {
      await client.invalidateQueries({ queryKey: getListHostedGroupsQueryKey() });
      await navigate(`/hosting/${group.id}`);
    },
  });
  return (
    <div className={frame['root']}>
      <PageTitle
        title="新建讨论小组"
        lead="先存为草稿，只有你看得到。写好提纲后再开始邀请。"
        back={{ href: '/hosting', label: '我主持的讨论小组' }}
      />
      <SettingsForm
        initial={initial}
        submitLabel="保存草稿"
        pending={create.isPending}
        onSubmit={(values) => create.mutate(settingsOf(values))}
        counts={{ topics: 0, invited: 0 }}
      />
    </div>
  );
}
