import type { GroupMe } from '@yayan/api-client';
import { getSearchTopicsQueryKey, useSearchTopics } from '@yayan/api-client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { DiscussionHeader } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentGroup } from '../client/current-group.ts';
import { groupNav } from './group-nav.tsx';
import { endView, viewedRespondent } from '../client/view-as.ts';
import { useLogout } from '../client/use-logout.ts';

const searchAfterMs = 250;

/** The discussion header (rule 10.11): topic search with suggestions, and the participant's menu. */
export function SiteHeader({ path, me }: { path: string; me: GroupMe | undefined }) {
  const [keyword, setKeyword] = useState('');
  const [asked] = useDebouncedValue(keyword.trim(), searchAfterMs);
  const navigate = useNavigate();
  const logout = useLogout();
  const params = { title: asked };
  const found = useSearchTopics(params, {
    query: { enabled: me !== undefined && asked !== '', queryKey: getSearchTopicsQueryKey(params) },
  }).data;
  const login = `/bbs/${currentGroup ?? ''}`;
  if (!me) return <DiscussionHeader homeHref={login} path={path} nav={[]} />;
  const profile = `/bbs/${me.identity.taskHashId}/user`;
  const choose = (id: string): void => {
    setKeyword('');
    void navigate(`/topic/${id}`);
  };
  return (
    <DiscussionHeader
      homeHref="/topic"
      path={path}
      nav={groupNav(me)}
      search={{
        value: keyword,
        onChange: setKeyword,
        suggestions: found?.items.map(({ id, title, focusSectionTitle }) => ({
          id,
          title,
          section: focusSectionTitle ?? undefined,
        })),
        onChoose: ({ id }) => choose(id),
      }}
      member={{
        nickname: me.identity.name,
        avatar: me.identity.avatar,
        menu: [
          { label: '个人资料', href: profile },
          viewedRespondent === undefined
            ? { label: '退出讨论小组', onSelect: logout }
            : { label: '结束查看', onSelect: endView },
        ],
      }}
    />
  );
}
